/// An event for open pages and apps of a member.
package struct LiveEvent: Codable, Sendable, Equatable {
    /// A unique id: a listener that reconnects sends the last one it got.
    package let id: String
    /// The kind of event: "notice", "unread".
    package let name: String
    /// Usually JSON.
    package let data: String

    /// The event in the format of server-sent events (the HTML standard, section 9.2.5).
    var text: String {
        let lines = self.data.split(separator: "\n", omittingEmptySubsequences: false).map { "data: \($0)\n" }
        return (self.id.isEmpty ? "" : "id: \(self.id)\n") + "event: \(self.name)\n" + lines.joined() + "\n"
    }

    /// About how much memory it takes.
    var bytes: Int { 128 + self.id.utf8.count + self.name.utf8.count + self.data.utf8.count }

    /// Tells a listener that it may have missed something and should reload what it shows.
    static let missed = LiveEvent(id: "", name: "missed", data: "{}")
}
