package import Foundation
import Members
package import Storage

/// Measures how long finding the next card takes among many members.
package enum SuggestionBenchmark {
    package struct Measurement: Sendable {
        package let name: String
        /// The number of searches that found a card.
        package let found: Int
        /// Milliseconds, in order.
        package let times: [Double]
    }

    /// The benchmark's members, for the table of accounts.
    package static let gender: SQL =
        "CASE WHEN id % 50 = 0 THEN 'other' WHEN id / 4 % 2 = 0 THEN 'female' ELSE 'male' END"
    package static let birthday: SQL = "CASE WHEN id % 47 = 0 THEN '\(Self.minors)' ELSE '1990-01-01' END"
    private static let minors: SQL = "2010-01-01"

    /// Six of ten live in one town, two elsewhere in the country, two have no place.
    private static let (town, city): (SQL, Int64) = ("id % 10 < 6", 111_024)
    private static let country: SQL = "id % 10 IN (6, 7)"

    /// Adds a profile for every row of `member`, and eight answers of each.
    package static func fill(_ database: any Database, at now: Date) async throws {
        try await database.write { db in
            // In parts, because PostgreSQL cancels a statement that takes longer than ten seconds.
            for piece in 0..<5 { try db.execute(Self.profiles(piece: piece, at: now.milliseconds)) }
            for number in 1...8 { try db.execute(Self.answers(number, at: now.milliseconds)) }
            for table in ["buddy_profile", "buddy_answer"] as [SQL] { try db.execute("ANALYZE \(table)") }
        }
    }

    private static func answers(_ number: Int, at now: Int64) -> SQL {
        """
        INSERT INTO buddy_answer (owner_id, to_id, says, is_open, at)
        SELECT member.id, other.id, CASE WHEN (member.id + \(number)) % 3 = 0 THEN 'yes' ELSE 'no' END, 0,
            \(now - Int64(number))
        FROM member JOIN member AS other ON other.id = member.id + \(number * number * 613 - 9_000)
        """
    }

    private static func profiles(piece: Int, at now: Int64) -> SQL {
        """
        INSERT INTO buddy_profile (owner_id, gender, birthday, is_adult, intro, goals, strengths, styles, spots, times,
            years, wished_gender, wished_traits, wished_styles, limitations, latitude, longitude, region, shares,
            is_visible, active_at, created_at, version)
        SELECT id, \(Self.gender), \(Self.birthday), CASE WHEN id % 47 = 0 THEN 0 ELSE 1 END, 'Hello',
            CASE id % 3 WHEN 0 THEN 'habit health' WHEN 1 THEN 'strength muscle' ELSE 'endurance' END,
            CASE id % 4 WHEN 0 THEN 'patient calm' WHEN 1 THEN 'funny' ELSE 'reliable punctual' END,
            CASE id % 5 WHEN 0 THEN 'weights' WHEN 1 THEN 'running cycling' WHEN 2 THEN 'yoga' ELSE 'walking dance' END,
            CASE id % 3 WHEN 0 THEN 'gym' WHEN 1 THEN 'outdoors home' ELSE 'online' END,
            id * 2654435761 % 4398046511104, CASE id % 3 WHEN 0 THEN 'new' WHEN 1 THEN 'some' ELSE 'long' END,
            CASE id % 7 WHEN 0 THEN 'female' WHEN 1 THEN 'male' ELSE 'any' END, 'patient', 'running', '',
            CASE WHEN \(Self.town) THEN 55.55 + (id * 31 % 40) / 100.0
                WHEN \(Self.country) THEN 40.25 + (id * 31 % 20) / 2.0 END,
            CASE WHEN \(Self.town) THEN 12.05 + (id * 37 % 40) / 100.0
                WHEN \(Self.country) THEN 0.25 + (id * 37 % 20) / 2.0 END,
            CASE WHEN \(Self.town) THEN \(Self.city)
                WHEN \(Self.country) THEN (80 + id * 31 % 20) * 1000 + id * 37 % 20 END,
            0, 1, \(now) - id * 7919 % 5184000 * 1000, \(now) - id * 7919 % 5184000 * 1000 - id * 104729 % 700 * 86400000,
            1
        FROM member WHERE id % 5 = \(piece) AND NOT EXISTS (SELECT 1 FROM buddy_profile WHERE buddy_profile.owner_id = member.id)
        """
    }

    /// Finds the next card of many members in turn.
    package static func run(
        _ database: any Database,
        people: @escaping PersonLookup,
        at now: Date,
        looks: Int = 200
    ) async throws -> [Measurement] {
        let suggestions = Suggestions(database: database, people: people, freeTimes: { _ in [:] })
        let busy = try await Self.busyMember(database, at: now)
        var measurements: [Measurement] = []
        for (name, askers) in [
            (
                "in a town of six tenths of them",
                try await Self.townspeople(database)
            ),
            ("about the country", try await Self.askers("region < 100000 AND is_adult = 1", database)),
            ("without a place", try await Self.askers("region IS NULL AND is_adult = 1", database)),
            ("under 18", try await Self.askers("is_adult = 0", database)),
            ("after 2,000 answers", [busy]),
        ] {
            let clock = ContinuousClock()
            var (times, found) = ([Double](), 0)
            for look in 0..<looks where !askers.isEmpty {
                let start = clock.now
                let answer = try await suggestions.next(for: askers[look % askers.count], at: now)
                times.append((clock.now - start) / .milliseconds(1))
                if case .cards(let cards) = answer, !cards.isEmpty { found += 1 }
            }
            measurements.append(Measurement(name: name, found: found, times: times.sorted()))
        }
        return measurements
    }

    /// Returns some adults of the town.
    static func townspeople(_ database: any Database) async throws -> [Member.ID] {
        try await self.askers("region = \(Self.city) AND is_adult = 1", database)
    }

    private static func askers(_ condition: SQL, _ database: any Database) async throws -> [Member.ID] {
        try await database.rows("SELECT owner_id FROM buddy_profile WHERE \(condition) ORDER BY owner_id LIMIT 200") {
            try $0.integer(0)
        }
    }

    /// Returns a member of the town, after answering the 2,000 who were active last.
    private static func busyMember(_ database: any Database, at now: Date) async throws -> Member.ID {
        let busy = try await Self.townspeople(database).last ?? 0
        try await database.write { db in
            try db.execute(
                """
                INSERT INTO buddy_answer (owner_id, to_id, says, is_open, at)
                SELECT \(busy), owner_id, 'no', 0, \(now.milliseconds) FROM buddy_profile
                WHERE region = \(Self.city) AND is_adult = 1 AND is_visible = 1 AND owner_id <> \(busy)
                ORDER BY active_at DESC LIMIT 2000
                ON CONFLICT (owner_id, to_id) DO NOTHING
                """
            )
        }
        return busy
    }
}
