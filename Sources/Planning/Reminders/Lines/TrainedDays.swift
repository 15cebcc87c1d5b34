import Deeds
import HealthMath
import Storage

/// On which days members trained lately, from their deeds.
struct TrainedDays: Sendable {
    /// Any training at all, a check-in too.
    let any: [Int64: Set<CalendarDay>]
    /// Workouts that were conducted to their end.
    let workouts: [Int64: Set<CalendarDay>]

    /// From a day on; asked for some at a time.
    static func read(_ owners: [Int64], since day: CalendarDay, in database: any Database) async throws -> TrainedDays {
        let kinds = [Deed.Kind.workoutDone, .minutesTrained, .checkedIn].map(\.rawValue)
        var any: [Int64: Set<CalendarDay>] = [:]
        var workouts: [Int64: Set<CalendarDay>] = [:]
        for some in owners.filledHandfuls {
            let deeds = try await database.rows(
                """
                SELECT owner_id, day, kind FROM deed
                WHERE owner_id IN \(list: some) AND day >= \(day.description) AND kind IN \(list: kinds)
                """
            ) { (owner: try $0.integer(0), day: CalendarDay(try $0.text(1)), kind: try $0.text(2)) }
            for deed in deeds {
                guard let day = deed.day else { continue }
                any[deed.owner, default: []].insert(day)
                if deed.kind == Deed.Kind.workoutDone.rawValue { workouts[deed.owner, default: []].insert(day) }
            }
        }
        return TrainedDays(any: any, workouts: workouts)
    }
}
