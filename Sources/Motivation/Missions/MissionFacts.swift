import Foundation
import HealthMath
import Members
import Storage

/// What a member did that missions count, from the first of their running ones on.
struct MissionFacts: Sendable, Equatable {
    /// Days with training (`TrainingDeed`).
    var trained: Set<CalendarDay> = []
    /// Days with a full diary.
    var logged: Set<CalendarDay> = []
    var steps: [CalendarDay: Double] = [:]
    /// The water drunk by day, in millilitres.
    var water: [CalendarDay: Double] = [:]
    /// The weights, in order of day.
    var weighings: [WeighedDay] = []

    /// Reads what some missions need: at most three statements, however many there are.
    static func read(
        for missions: [Mission],
        of owner: Member.ID,
        through last: CalendarDay,
        at now: Date,
        _ ports: MissionPorts,
        in db: any SQLConnection
    ) throws -> MissionFacts {
        var facts = MissionFacts()
        func days(_ kinds: Set<MissionKind>) -> ClosedRange<CalendarDay>? {
            let firsts = missions.filter { kinds.contains($0.aim.kind) }.map(\.startedOn)
            return firsts.min().flatMap { $0 <= last ? $0...last : nil }
        }
        if let days = days([.workouts, .logging]) {
            for (kind, day) in try Self.deeds(of: owner, in: days, at: now, db) {
                if kind == Self.logging { facts.logged.insert(day) } else { facts.trained.insert(day) }
            }
        }
        if let days = days([.steps, .water]) {
            for reading in try ports.readings(owner, days, db) {
                switch reading.kind {
                case .steps: facts.steps[reading.day] = reading.amount
                case .water: facts.water[reading.day] = reading.amount
                }
            }
        }
        if let days = days([.weight]) { facts.weighings = try ports.weighings(owner, days, db) }
        return facts
    }

    private static let logging = "day-logged"

    private static func deeds(
        of owner: Member.ID,
        in days: ClosedRange<CalendarDay>,
        at now: Date,
        _ db: any SQLConnection
    ) throws -> [(kind: String, day: CalendarDay)] {
        try db.rows(
            """
            SELECT DISTINCT kind, day FROM deed
            WHERE owner_id = \(owner) AND day >= \(days.lowerBound.description) AND day <= \(days.upperBound.description)
                AND kind IN \(list: TrainingDeed.kinds + [Self.logging]) AND \(TrainingDeed.isLongEnough)
                AND \(TrainingDeed.isNoMereArrival(at: now))
            """
        ) { row in
            var columns = row.reader
            return (try columns.text(), try columns.parsed("a day") { CalendarDay($0) })
        }
    }
}
