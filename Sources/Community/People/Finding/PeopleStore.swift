import HealthMath
import Members
import Storage
import Web

/// Profiles as one member may find them, by what others say of themselves.
struct PeopleStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Somebody who may be shown, once their account says so too.
    struct Candidate: Sendable, Equatable {
        let id: Member.ID
        let place: CoarsePlace?
        let times: WeekTimes
        let sharesWeights: Bool
        /// Where a page that ends with them goes on.
        let cursor: Cursor
    }

    /// Some who fit, of those who were looked at.
    struct Batch: Sendable {
        let candidates: [Candidate]
        /// Up to where everybody was looked at; nil when there was nobody.
        let last: Cursor?
        /// Whether nobody is left.
        let isOver: Bool
    }

    /// What narrows a search beside the query itself.
    struct Narrowing: Sendable {
        /// Whether the one who looks is grown up.
        let isAdult: Bool
        let today: CalendarDay
        /// The times looked for, by the clock of who looks.
        var times: WeekTimes?
        /// Nil for everybody; else these alone, wherever they are.
        var among: [Member.ID]?

        init(_ person: Person, on today: CalendarDay) {
            self.today = today
            self.isAdult = person.age(on: today) >= Person.adult
        }
    }

    /// So many are looked at in one go, and so many of those who fit are given.
    static let most = (seen: 500, given: 60)

    /// The nearest first; without a place, the newest.
    ///
    /// Who comes next is read from an index alone, and profiles only of those: a filter that hardly anybody fits costs
    /// no more than one that all do.
    func batch(_ query: PeopleQuery, _ narrowing: Narrowing, after cursor: Cursor?) async throws -> Batch {
        let owner = self.owner
        return try await self.database.read { db in
            let seen = try Self.next(query, narrowing, after: cursor, in: db)
            let isOver = seen.count < Self.most.seen
            guard !seen.isEmpty else { return Batch(candidates: [], last: cursor, isOver: true) }
            let rows = try db.rows(Self.fitting(seen.map(\.id), owner, query, narrowing)) { row in
                var columns = row.reader
                return (try columns.integer(), try Shown(&columns))
            }
            let shown = Dictionary(uniqueKeysWithValues: rows)
            let fitting = seen.compactMap { one in
                shown[one.id].map {
                    Candidate(
                        id: one.id,
                        place: $0.place,
                        times: $0.times,
                        sharesWeights: $0.sharesWeights,
                        cursor: one.cursor
                    )
                }
            }
            let given = Array(fitting.prefix(Self.most.given))
            return given.count == fitting.count
                ? Batch(candidates: given, last: seen.last?.cursor, isOver: isOver)
                : Batch(candidates: given, last: given.last?.cursor, isOver: false)
        }
    }

    /// What is read of somebody who fits.
    private struct Shown {
        let place: CoarsePlace?
        let times: WeekTimes
        let sharesWeights: Bool

        init(_ columns: inout ColumnReader) throws {
            self.place = try columns.place()
            self.sharesWeights = BuddyProfile.Shares(rawValue: try columns.integer()).contains(.weights)
            self.times = WeekTimes(rawValue: try columns.integer())
        }
    }

    private static func next(
        _ query: PeopleQuery,
        _ narrowing: Narrowing,
        after cursor: Cursor?,
        in db: any SQLConnection
    ) throws -> [Nearness] {
        if let among = narrowing.among {
            let last = cursor.flatMap { Int64($0.id) } ?? .max
            return Set(among).filter { $0 < last }.sorted(by: >).prefix(self.most.seen).map {
                Nearness(id: $0, away: 0)
            }
        }
        guard let place = query.place else {
            return try db.rows(self.newest(after: cursor)) { Nearness(id: try $0.integer(0), away: 0) }
        }
        return try Nearness.around(place, Double(query.kilometres), after: cursor, limit: self.most.seen, in: db)
    }

    static func newest(after cursor: Cursor?) -> SQL {
        """
        SELECT owner_id FROM buddy_profile
        WHERE owner_id < \(cursor.flatMap { Int64($0.id) } ?? .max) AND is_visible = 1
        ORDER BY owner_id DESC LIMIT \(Self.most.seen)
        """
    }

    static func fitting(
        _ ids: [Member.ID],
        _ owner: Member.ID,
        _ query: PeopleQuery,
        _ narrowing: Narrowing
    ) -> SQL {
        """
        SELECT owner_id, latitude, longitude, shares, times FROM buddy_profile
        WHERE owner_id IN \(list: ids) AND \(Self.filter(owner, query, narrowing))
        """
    }

    private static func filter(_ owner: Member.ID, _ query: PeopleQuery, _ narrowing: Narrowing) -> SQL {
        var parts: [SQL] = [
            "is_visible = 1 AND owner_id <> \(owner)", Blocks.none(between: "\(owner)", and: "buddy_profile.owner_id"),
            narrowing.isAdult
                ? "birthday <= \(narrowing.today.years(ago: Person.adult).description)"
                : "birthday > \(narrowing.today.years(ago: Person.adult).description)",
        ]
        if let gender = query.gender { parts.append("gender = \(gender.rawValue)") }
        if let youngest = query.youngest {
            parts.append("birthday <= \(narrowing.today.years(ago: youngest).description)")
        }
        if let oldest = query.oldest {
            parts.append("birthday >= \(narrowing.today.years(ago: oldest + 1).description)")
        }
        // Only roughly, for those near: the exact hours depend on both clocks and are compared later. For those far
        // away any hours may fit.
        if let times = narrowing.times, query.place != nil, query.gym == nil {
            parts.append("(times & \(times.roughly.rawValue)) <> 0")
        }
        if !query.goals.isEmpty { parts.append(Self.holds("goals", query.goals.map(\.rawValue))) }
        if !query.styles.isEmpty { parts.append(Self.holds("styles", query.styles.map(\.rawValue))) }
        if let limitation = query.limitation { parts.append(Self.holds("limitations", [limitation.rawValue])) }
        if query.start != nil || query.target != nil {
            parts.append("(shares & \(BuddyProfile.Shares.weights.rawValue)) <> 0")
        }
        if query.gym != nil { parts.append("(shares & \(BuddyProfile.Shares.presence.rawValue)) <> 0") }
        return parts.dropFirst().reduce(parts[0]) { "\($0) AND \($1)" }
    }

    /// Whether a list of words holds one of these; words are whole, for blanks stand around them.
    private static func holds(_ column: SQL, _ words: [String]) -> SQL {
        let each = words.map { "' ' || \(column) || ' ' LIKE \("% " + $0 + " %")" as SQL }
        return "(\(each.dropFirst().reduce(each[0]) { "\($0) OR \($1)" }))"
    }

    /// Those of these members who show when and where they train, and may be found by the one who looks.
    func present(_ ids: [Member.ID]) async throws -> Set<Member.ID> {
        guard !ids.isEmpty else { return [] }
        return Set(
            try await self.database.rows(
                """
                SELECT owner_id FROM buddy_profile
                WHERE owner_id IN \(list: ids) AND owner_id <> \(self.owner) AND is_visible = 1
                    AND (shares & \(BuddyProfile.Shares.presence.rawValue)) <> 0
                    AND \(Blocks.none(between: "\(self.owner)", and: "buddy_profile.owner_id"))
                """
            ) { try $0.integer(0) }
        )
    }
}
