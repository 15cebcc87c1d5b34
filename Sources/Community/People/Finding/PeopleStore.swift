import HealthMath
import Members
import Storage

/// Finds profiles for one member, by what they say.
struct PeopleStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// A profile that fits; it may be shown once the account fits, too.
    struct Candidate: Sendable, Equatable {
        let id: Member.ID
        let place: CoarsePlace?
        let times: WeekTimes
        let sharesWeights: Bool
        /// The cursor of a page that ends with this profile.
        let cursor: Cursor
    }

    /// The profiles that fit among those that were checked.
    struct Batch: Sendable {
        let candidates: [Candidate]
        /// The cursor of the last profile that was checked; nil when there was none.
        let last: Cursor?
        /// Whether no profile is left.
        let isOver: Bool
    }

    /// The conditions that narrow a search beside the query itself.
    struct Narrowing: Sendable {
        /// Whether the searching member is an adult.
        let isAdult: Bool
        let today: CalendarDay
        /// The wanted times, in the searching member's time zone.
        var times: WeekTimes?
        /// Only these members, wherever they are; nil for everybody.
        var among: [Member.ID]?

        init(_ person: Person, on today: CalendarDay) {
            self.today = today
            self.isAdult = person.age(on: today) >= Person.adult
        }
    }

    /// The most profiles that are checked in one batch, and that are returned of it.
    static let most = (seen: 500, given: 60)

    /// Returns the nearest first, or without a place the newest.
    ///
    /// The order comes from an index alone, and only the profiles next in order are read: a filter that fits hardly
    /// anybody costs no more than one that fits all.
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

    /// The columns of a profile that fits.
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
        // Only roughly, and only for people near by: exact hours depend on both time zones and are compared later. Far
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

    /// Returns the SQL condition that a list of words contains one of these; spaces around both make it match whole
    /// words.
    private static func holds(_ column: SQL, _ words: [String]) -> SQL {
        let each = words.map { "' ' || \(column) || ' ' LIKE \("% " + $0 + " %")" as SQL }
        return "(\(each.dropFirst().reduce(each[0]) { "\($0) OR \($1)" }))"
    }

    /// Returns those members who share when and where they train, and who may be found by the owner.
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
