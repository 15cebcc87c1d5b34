/// The end of a page of a list: the next page begins after this time and id.
///
/// Devices send it back as they got it: "1773489600000.own-5f0c…".
package struct Cursor: Sendable, Equatable, CustomStringConvertible {
    package let at: Int64
    package let id: String

    package init(at: Int64, id: String) {
        self.at = at
        self.id = id
    }

    /// Returns nil for any other text.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let at = Int64(parts[0]), parts[1].utf8.count <= 100 else { return nil }
        self.init(at: at, id: String(parts[1]))
    }

    package var description: String { "\(self.at).\(self.id)" }
}
