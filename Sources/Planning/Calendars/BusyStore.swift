package import Storage

/// What keeps one member busy, from all their calendars.
package struct BusyStore: Sendable {
    private let database: any Database
    private let seal: Seal
    private let owner: Int64
    /// No stretch is longer: what a calendar keeps busy longer comes in pieces.
    ///
    /// So the index on beginnings finds all that reach into a stretch of time.
    static let longest: Int64 = 31 * 86_400_000
    /// The most that one calendar may keep busy.
    static let most = 5_000

    package init(database: any Database, seal: Seal, owner: Int64) {
        self.database = database
        self.seal = seal
        self.owner = owner
    }

    /// What reaches into a stretch of time, in milliseconds since 1970, in order.
    package func busy(in span: Range<Int64>) async throws -> [BusyTime] {
        try await self.database.rows(
            """
            SELECT start_at, end_at, all_day, title FROM busy_time
            WHERE owner_id = \(self.owner) AND start_at >= \(span.lowerBound - Self.longest)
                AND start_at < \(span.upperBound) AND end_at > \(span.lowerBound)
            ORDER BY start_at, end_at
            """
        ) { [seal, owner] row -> BusyTime? in
            guard let time = Stretch(from: try row.integer(0), to: try row.integer(1)) else { return nil }
            let title = try row.optionalBlob(3).map { try seal.open($0, as: Self.context(of: owner)) }
            return BusyTime(time, isAllDay: try row.integer(2) == 1, title: title)
        }.compactMap(\.self)
    }

    /// Puts what a calendar keeps busy in the place of what it did before, in the caller's transaction.
    package func replace(_ calendar: String, with times: [BusyTime], in db: any SQLConnection) throws {
        try db.execute("DELETE FROM busy_time WHERE owner_id = \(self.owner) AND calendar_id = \(calendar)")
        for (number, busy) in times.prefix(Self.most).flatMap(Self.pieces).enumerated() {
            let title = try busy.title.map { try self.seal.seal($0, as: Self.context(of: self.owner)) }
            try db.execute(
                """
                INSERT INTO busy_time (owner_id, calendar_id, number, start_at, end_at, all_day, title)
                VALUES (\(self.owner), \(calendar), \(number), \(busy.time.start), \(busy.time.end),
                    \(busy.isAllDay ? 1 : 0), \(title))
                """
            )
        }
    }

    static func context(of owner: Int64) -> String { "busy_time.title/\(owner)" }

    private static func pieces(_ busy: BusyTime) -> [BusyTime] {
        stride(from: busy.time.start, to: busy.time.end, by: Int(self.longest)).compactMap { start in
            Stretch(from: start, to: min(start + self.longest, busy.time.end)).map {
                BusyTime($0, isAllDay: busy.isAllDay, title: busy.title)
            }
        }
    }
}
