import Deeds
import Foundation
import HealthMath
import Members
import Storage

/// A mission of a member: what it sets out to, since when, and what became of it.
struct Mission: Sendable, Equatable {
    typealias ID = String

    let id: ID
    let aim: MissionAim
    let startedOn: CalendarDay
    /// The day on which it was reached; it runs on until its member ends it.
    var reachedOn: CalendarDay?
    /// Nil while it runs.
    var ended: End?
    /// The day on which an import brought it; nil for one of this house.
    var cameOn: CalendarDay?

    struct End: Sendable, Equatable {
        let day: CalendarDay
        let at: Date
        /// How far it came: kilograms of the trend, else days or weeks; nil where nobody could tell.
        let result: Double?
    }

    /// The seconds in which an end can be taken back: a day.
    static let regret: TimeInterval = 86_400
    /// How many days an own mission runs at least before its tick is a deed, as long as the shortest of the others.
    static let shortest = 7

    /// The source of its deeds; points are given once for each kind, the second word, and month.
    var source: String { "mission \(self.aim.kind.rawValue) \(self.id)" }

    func started(by owner: Member.ID, at now: Date) -> Deed {
        Deed(owner: owner, day: self.startedOn, kind: .missionStarted, source: self.source, at: now)
    }

    /// The first day on which it can be reached here: what was typed of days before it came is nobody's doing here.
    var reachableFrom: CalendarDay { max(self.startedOn, self.cameOn ?? self.startedOn) }

    func reached(by owner: Member.ID, on day: CalendarDay, at now: Date) -> Deed {
        Deed(owner: owner, day: day, kind: .missionReached, source: self.source, at: now, cameAlong: self.cameOn != nil)
    }
}

extension Mission {
    /// The columns that `init(row:)` reads, in its order.
    static let columns: SQL = """
        id, kind, target, times, words, start_kg, started_on, reached_on, ended_on, ended_at, result, came_on
        """

    init(row: SQLRow) throws {
        var columns = row.reader
        let id = try columns.text()
        let kind: MissionKind = try columns.choice()
        let target = try columns.real()
        let (times, words, start) = (try columns.int(), try columns.text(), try columns.optionalReal())
        let startedOn = try columns.parsed("a day") { CalendarDay($0) }
        let reachedOn = try columns.optionalParsed("a day") { CalendarDay($0) }
        let endedOn = try columns.optionalParsed("a day") { CalendarDay($0) }
        let (endedAt, result) = (try columns.optionalInteger(), try columns.optionalReal())
        let cameOn = try columns.optionalParsed("a day") { CalendarDay($0) }
        guard let aim = MissionAim(kind, target: target, times: times, words: words, start: start) else {
            throw DatabaseError.column(2, expected: "what a mission can set out to")
        }
        self.init(
            id: id,
            aim: aim,
            startedOn: startedOn,
            reachedOn: reachedOn,
            ended: endedOn.map { End(day: $0, at: Date(milliseconds: endedAt ?? 0), result: result) },
            cameOn: cameOn
        )
    }
}
