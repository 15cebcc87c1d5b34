import Foundation
import Members
import Notices
import Storage

/// Keeps the reminders of one member.
struct ReminderStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Returns every kind; those never set are off.
    func all() async throws -> [Reminder] {
        let chosen = try await self.database.rows(
            """
            SELECT kind, minutes, channel, CASE WHEN due_at IS NULL THEN 0 ELSE 1 END FROM reminder
            WHERE owner_id = \(self.owner)
            """
        ) { row -> Reminder? in
            var columns = row.reader
            let (kind, minutes) = (ReminderKind(try columns.text()), try columns.int())
            let (channel, isOn) = (ReminderChannel(rawValue: try columns.text()), try columns.bool())
            guard let kind, let channel else { return nil }
            return Reminder(kind, isOn: isOn, minutes: minutes, channel: channel)
        }.compactMap(\.self)
        return ReminderKind.all.map { kind in chosen.first { $0.kind == kind } ?? Reminder(kind) }
    }

    /// Stores the settings; an unchanged reminder keeps its due time.
    ///
    /// `asksForMail` switches mail of reminders on; nil asks for it where a channel does.
    func save(
        _ reminders: [Reminder],
        asksForMail: Bool? = nil,
        in timeZone: TimeZone,
        now: Date
    ) async throws {
        let clock = WallClock(timeZone)
        let mails = asksForMail ?? reminders.contains { $0.isOn && $0.channel != .app }
        try await self.database.write { [owner] db in
            for reminder in reminders {
                let due = reminder.isOn ? clock.next(minutes: reminder.minutes, after: now).milliseconds : nil
                try db.execute(
                    """
                    INSERT INTO reminder (owner_id, kind, minutes, channel, time_zone, due_at)
                    VALUES (\(owner), \(reminder.kind.text), \(reminder.minutes), \(reminder.channel.rawValue),
                        \(timeZone.identifier), \(due))
                    ON CONFLICT (owner_id, kind) DO UPDATE SET minutes = excluded.minutes, channel = excluded.channel,
                        time_zone = excluded.time_zone, due_at = excluded.due_at
                    WHERE reminder.minutes <> excluded.minutes OR reminder.channel <> excluded.channel
                        OR reminder.time_zone <> excluded.time_zone
                        OR (reminder.due_at IS NULL) <> (excluded.due_at IS NULL)
                    """
                )
            }
            // A member who chooses mail after stopping it by a mail's link wants it again.
            if mails {
                try NoticeSettingsStore.set(owner, .reminder, .mail, to: true, in: db)
            }
        }
    }
}
