import Foundation
import HealthMath
import Members
import Storage

/// Some people who compare how much of what each set out to do they did.
struct RivalGroup: Sendable, Equatable {
    typealias ID = String

    static let longestName = 60
    /// The most people in a group, and the most groups that haven't ended in which one may be.
    static let mostMembers = 50
    static let mostOfMember = 10

    let id: ID
    let name: String
    let code: String
    /// Its keeper: the member who made it or was handed it, else the one in it longest; nil without anybody.
    let keeper: Member.ID?
    /// Whether it is for adults; else it is for members under 18.
    let isAdult: Bool
    let scoring: RivalScoring
    /// The last day as it was made, which is another when it was ended early.
    let plannedDay: CalendarDay
    /// When its days are over everywhere, and scores can stand.
    let overAt: Date
    /// When scores came to stand; nil before.
    let endedAt: Date?

    /// “Spring”, in a sentence.
    var quoted: String { "\u{201C}\(self.name)\u{201D}" }

    func isRunning(at now: Date) -> Bool { self.endedAt == nil && self.overAt > now }

    /// Returns when a day is over in every zone, and settled: noon of the next day in UTC, and some minutes.
    static func over(_ last: CalendarDay) -> Date {
        let start = Double(last.adding(days: 1).number) * 86_400
        return Date(timeIntervalSince1970: start + 12 * 3_600 + 600)
    }
}

extension RivalGroup {
    static let columns: SQL = """
        rival_group.id, rival_group.name, rival_group.code, COALESCE(rival_group.keeper_id, (
            SELECT longest.owner_id FROM rival_seat AS longest
            WHERE longest.group_id = rival_group.id AND longest.state = 'in' ORDER BY longest.number LIMIT 1)),
        rival_group.is_adult, rival_group.scoring, rival_group.first_day, rival_group.last_day, rival_group.planned_day,
        rival_group.over_at, rival_group.ended_at
        """

    init(_ columns: inout ColumnReader) throws {
        self.id = try columns.text()
        self.name = try columns.text()
        self.code = try columns.text()
        self.keeper = try columns.optionalInteger()
        self.isAdult = try columns.bool()
        self.scoring = try RivalScoring(&columns)
        self.plannedDay = try columns.parsed("a day") { CalendarDay($0) }
        self.overAt = Date(milliseconds: try columns.integer())
        self.endedAt = try columns.optionalInteger().map { Date(milliseconds: $0) }
    }

    init(_ row: SQLRow) throws {
        var columns = row.reader
        try self.init(&columns)
    }
}

extension RivalScoring {
    /// Reads the columns scoring, first_day and last_day.
    init(_ columns: inout ColumnReader) throws {
        self = try columns.combined("a scoring") { columns in
            let rules = try columns.parsed("rules") { Self.rules($0) }
            let first = try columns.parsed("a day") { CalendarDay($0) }
            let last = try columns.parsed("a day") { CalendarDay($0) }
            return first <= last ? RivalScoring(rules: rules, days: first...last) : nil
        }
    }
}
