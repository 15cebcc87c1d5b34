package import Members
package import Storage

/// A member's settings for notices.
package struct NoticeSettings: Sendable, Equatable {
    /// The switches by the names of kinds.
    private var switches: [String: [Channel: Bool]] = [:]
    package var quiet: QuietHours?
    /// When all mails of a day are sent in one letter, in minutes after midnight in the member's time zone; nil to send
    /// at once.
    package var digest: Int?

    package init() {}

    /// Returns whether a kind of notice uses a channel.
    package subscript(kind: Notice.Kind, channel: Channel) -> Bool {
        get {
            let chosen = kind.choices.contains(channel) ? self.switches[kind.name]?[channel] : nil
            return chosen ?? kind.isUsual(channel)
        }
        set { self.switches[kind.name, default: [:]][channel] = newValue }
    }

    /// Reads the settings in the caller's transaction.
    package static func read(_ owner: Member.ID, in connection: any SQLConnection) throws -> NoticeSettings {
        var settings = NoticeSettings()
        try connection.forEach("SELECT kind, channel, is_on FROM notice_switch WHERE owner_id = \(owner)") { row in
            var columns = row.reader
            let kind = try columns.text()
            // A way of a later version is none of ours.
            guard let channel = Channel(rawValue: try columns.text()) else { return }
            settings.switches[kind, default: [:]][channel] = try columns.bool()
        }
        try connection.forEach(
            "SELECT quiet_from, quiet_until, digest_at FROM notice_timing WHERE owner_id = \(owner)"
        ) { row in
            var columns = row.reader
            let (from, until) = (try columns.optionalInt(), try columns.optionalInt())
            if let from, let until { settings.quiet = QuietHours(from: from, until: until) }
            settings.digest = try columns.optionalInt()
        }
        return settings
    }
}
