/// Something picked from a list of plain words; the raw text is what forms send and what is kept.
package protocol Choosable: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    var label: String { get }
}
