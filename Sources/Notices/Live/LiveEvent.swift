/// Something that open pages and apps of a member hear at once.
package struct LiveEvent: Codable, Sendable, Equatable {
    /// Unlike any other's: a listener that comes back says which it heard last.
    package let id: String
    /// What kind of thing it is: "notice", "unread".
    package let name: String
    /// Usually JSON.
    package let data: String

    /// As server-sent events are written (the HTML standard, section 9.2.5).
    var text: String {
        let lines = self.data.split(separator: "\n", omittingEmptySubsequences: false).map { "data: \($0)\n" }
        return (self.id.isEmpty ? "" : "id: \(self.id)\n") + "event: \(self.name)\n" + lines.joined() + "\n"
    }

    /// Tells a listener that it may have missed something, and should look again at what it shows.
    static let missed = LiveEvent(id: "", name: "missed", data: "{}")
}
