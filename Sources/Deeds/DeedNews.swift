package import Foundation
package import HealthMath
package import Members
package import Storage

/// The days of members whose deeds changed since they were last counted.
///
/// The database itself adds a row for every deed that is written, changed or withdrawn, in the deed's own transaction:
/// who writes deeds, an import included, knows nothing of it, and no statement is added to theirs. Rows are only
/// appended, so that writers never wait for each other or for who counts.
package enum DeedNews {
    /// Returns members with news that are due, in order, of those whose ids are above one; it reads the news of these
    /// alone.
    package static func owners(
        _ most: Int,
        after last: Int64,
        at now: Date,
        in database: any Database
    ) async throws -> [Member.ID] {
        try await database.rows(
            """
            SELECT DISTINCT owner_id FROM deed_news WHERE owner_id > \(last) AND due_at <= \(now.milliseconds)
            ORDER BY owner_id LIMIT \(most)
            """
        ) { try $0.integer(0) }
    }

    /// Returns whether a member has news that are due.
    package static func wait(for owner: Member.ID, at now: Date, in database: any Database) async throws -> Bool {
        try await database.exists(
            "SELECT 1 FROM deed_news WHERE owner_id = \(owner) AND due_at <= \(now.milliseconds) LIMIT 1"
        )
    }

    /// Says that something of a day is to be counted that is no deed, such as steps, in the transaction that writes it.
    package static func add(of owner: Member.ID, on day: CalendarDay, in connection: any SQLConnection) throws {
        try connection.execute("INSERT INTO deed_news (owner_id, day) VALUES (\(owner), \(day.description))")
    }

    /// Takes a member's news, due or not, in the transaction that counts them; returns the days whose deeds changed.
    ///
    /// News of a transaction that isn't committed yet stay for the next time.
    package static func take(of owner: Member.ID, in connection: any SQLConnection) throws -> Set<CalendarDay> {
        let days = try connection.rows("DELETE FROM deed_news WHERE owner_id = \(owner) RETURNING day") {
            try $0.text(0)
        }
        return Set(days.compactMap { CalendarDay($0) })
    }

    /// Puts off what a member did on days after one, which haven't begun by their own clock, until it is due.
    package static func putOff(
        of owner: Member.ID,
        after today: CalendarDay,
        until due: Date,
        in connection: any SQLConnection
    ) throws {
        try connection.execute(
            """
            INSERT INTO deed_news (owner_id, day, due_at) SELECT owner_id, day, \(due.milliseconds) FROM deed
            WHERE owner_id = \(owner) AND day > \(today.description) GROUP BY owner_id, day
            """
        )
    }

    /// Puts off deeds of a kind that were written within the last seconds, each until so long after it was.
    package static func putOff(
        _ kind: String,
        of owner: Member.ID,
        for seconds: TimeInterval,
        at now: Date,
        in connection: any SQLConnection
    ) throws {
        let span = Int64(seconds * 1_000)
        try connection.execute(
            """
            INSERT INTO deed_news (owner_id, day, due_at) SELECT owner_id, day, at + \(span) FROM deed
            WHERE owner_id = \(owner) AND kind = \(kind) AND came_along = 0 AND at > \(now.milliseconds - span)
            """
        )
    }

    /// Returns the statements that make the database tell of each change.
    ///
    /// A member who is being deleted is gone already when their deeds follow, and a backup's deeds come before their
    /// members, whose news it has too: neither tells anything.
    static func triggers(_ dialect: Dialect) -> [String] {
        func addition(_ row: String) -> String {
            """
            INSERT INTO deed_news (owner_id, day) SELECT \(row).owner_id, \(row).day
            WHERE EXISTS (SELECT 1 FROM member WHERE member.id = \(row).owner_id)
            """
        }
        let changes: [(name: String, event: String, condition: String, rows: [String])] = [
            ("written", "INSERT", "", ["NEW"]),
            ("changed", "UPDATE", "WHEN (OLD.day <> NEW.day OR OLD.quantity <> NEW.quantity)", ["OLD", "NEW"]),
            ("withdrawn", "DELETE", "", ["OLD"]),
        ]
        return changes.flatMap { change in
            let name = "deed_news_\(change.name)"
            let head = "CREATE TRIGGER \(name) AFTER \(change.event) ON deed FOR EACH ROW \(change.condition)"
            let body = change.rows.map { addition($0) + ";" }.joined(separator: "\n")
            guard dialect == .postgres else { return ["\(head) BEGIN \(body) END"] }
            return [
                """
                CREATE FUNCTION \(name)() RETURNS trigger LANGUAGE plpgsql AS
                $$ BEGIN \(body) RETURN NULL; END $$
                """,
                "\(head) EXECUTE FUNCTION \(name)()",
            ]
        }
    }
}
