package import Members
package import Storage

/// Keeps the settings of one member.
package struct NoticeSettingsStore: Sendable {
    private let database: any Database
    private let owner: Member.ID

    package init(database: any Database, owner: Member.ID) {
        self.database = database
        self.owner = owner
    }

    package func settings() async throws -> NoticeSettings {
        try await self.database.read { [owner] in try NoticeSettings.read(owner, in: $0) }
    }

    /// Returns those of some members, who must not be none, who switched a kind on in the app.
    package static func wanting(
        _ kind: Notice.Kind,
        among owners: [Member.ID],
        in connection: any SQLConnection
    ) throws -> [Member.ID] {
        try connection.rows(
            """
            SELECT owner_id FROM notice_switch
            WHERE owner_id IN \(list: owners) AND kind = \(kind.name) AND channel = \(Channel.app.rawValue) AND is_on = 1
            ORDER BY owner_id
            """
        ) { try $0.integer(0) }
    }

    /// Keeps every switch of these kinds, and the times.
    package func save(_ settings: NoticeSettings, of kinds: [Notice.Kind]) async throws {
        try await self.database.write { [owner] db in
            for kind in kinds {
                for channel in kind.choices {
                    try Self.set(owner, kind, channel, to: settings[kind, channel], in: db)
                }
            }
            try db.execute(
                """
                INSERT INTO notice_timing (owner_id, quiet_from, quiet_until, digest_at)
                VALUES (\(owner), \(settings.quiet?.from), \(settings.quiet?.until), \(settings.digest))
                ON CONFLICT (owner_id) DO UPDATE SET quiet_from = excluded.quiet_from,
                    quiet_until = excluded.quiet_until, digest_at = excluded.digest_at
                """
            )
        }
    }

    /// Switches a channel of a kind.
    package func set(_ kind: Notice.Kind, _ channel: Channel, to isOn: Bool) async throws {
        try await self.database.write { [owner] in try Self.set(owner, kind, channel, to: isOn, in: $0) }
    }

    /// Does the same in the caller's transaction.
    package static func set(
        _ owner: Member.ID,
        _ kind: Notice.Kind,
        _ channel: Channel,
        to isOn: Bool,
        in connection: any SQLConnection
    ) throws {
        try connection.execute(
            """
            INSERT INTO notice_switch (owner_id, kind, channel, is_on)
            VALUES (\(owner), \(kind.name), \(channel.rawValue), \(isOn))
            ON CONFLICT (owner_id, kind, channel) DO UPDATE SET is_on = excluded.is_on
            """
        )
    }
}
