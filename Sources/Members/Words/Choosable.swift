/// A choice from a list; the raw text is sent by forms and stored.
package protocol Choosable: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    var label: String { get }
}
