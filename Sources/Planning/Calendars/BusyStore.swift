import Members
import Storage

/// Keeps the busy times of one member, from all their calendars.
struct BusyStore: Sendable {
    /// The longest busy time that is stored; a longer one is stored in pieces.
    ///
    /// So the index on starts finds everything that reaches into a range of time.
    static let longest: Int64 = 31 * 86_400_000
    /// The most busy times of a calendar; of one with more, they are joined, see `[BusyTime].few`.
    static let most = 5_000

    let database: any Database
    let seal: Seal
    let owner: Member.ID

    /// Returns the busy times that overlap a range of milliseconds since 1970, by their start.
    func busy(in span: Range<Int64>) async throws -> [BusyTime] {
        try await self.database.rows(
            """
            SELECT start_at, end_at, all_day, title FROM busy_time
            WHERE owner_id = \(self.owner) AND start_at >= \(span.lowerBound - Self.longest)
                AND start_at < \(span.upperBound) AND end_at > \(span.lowerBound)
            ORDER BY start_at, end_at
            """
        ) { [seal, owner] row -> BusyTime? in
            var columns = row.reader
            guard let time = Stretch(from: try columns.integer(), to: try columns.integer()) else { return nil }
            let isAllDay = try columns.bool()
            let title = try columns.optionalBlob().flatMap { try? seal.open($0, as: Self.context(of: owner)) }
            return BusyTime(time, isAllDay: isAllDay, title: title)
        }.compactMap(\.self)
    }

    /// Replaces a calendar's busy times, in the caller's transaction.
    func replace(_ calendar: String, with times: [BusyTime], in db: any SQLConnection) throws {
        try db.execute("DELETE FROM busy_time WHERE owner_id = \(self.owner) AND calendar_id = \(calendar)")
        let rows = try times.few.flatMap(Self.pieces).enumerated().map { number, busy -> [any SQLBindable] in
            let title = try busy.title.map { try self.seal.seal($0, as: Self.context(of: self.owner)) }
            return [self.owner, calendar, number, busy.time.start, busy.time.end, busy.isAllDay ? 1 : 0, title]
        }
        for some in rows.handfuls {
            try db.execute(
                """
                INSERT INTO busy_time (owner_id, calendar_id, number, start_at, end_at, all_day, title)
                VALUES \(SQL.rows(some))
                """
            )
        }
    }

    static func context(of owner: Member.ID) -> String { "busy_time.title/\(owner)" }

    private static func pieces(_ busy: BusyTime) -> [BusyTime] {
        stride(from: busy.time.start, to: busy.time.end, by: Int(self.longest)).compactMap { start in
            Stretch(from: start, to: min(start + self.longest, busy.time.end)).map {
                BusyTime($0, isAllDay: busy.isAllDay, title: busy.title)
            }
        }
    }
}

extension [BusyTime] {
    /// The same time in no more pieces than may be stored: above `BusyStore.most`, titles are dropped and gaps too
    /// short for training are closed.
    ///
    /// A window of eight weeks then has at most 8,200 of them.
    fileprivate var few: [BusyTime] {
        guard self.count > BusyStore.most else { return self }
        let shortest = Int64(FreeTimeForm.workouts.lowerBound) * 60_000
        return self.untitled { $0.merged(acrossLessThan: shortest) }
    }

    /// Returns the times without titles; then nothing tells two events apart, so overlapping ones are joined.
    func untitled(_ merge: ([Stretch]) -> [Stretch] = \.merged) -> [BusyTime] {
        [false, true].flatMap { isAllDay in
            merge(self.filter { $0.isAllDay == isAllDay }.map(\.time)).map { BusyTime($0, isAllDay: isAllDay) }
        }
    }
}
