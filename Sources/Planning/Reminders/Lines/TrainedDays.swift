import Deeds
import HealthMath
import Members
import Storage

/// Reads on which days members trained lately, from their deeds.
struct TrainedDays: Sendable {
    /// Days with any training, or a check-in.
    let any: [Member.ID: Set<CalendarDay>]
    /// Days with a completed workout.
    let workouts: [Member.ID: Set<CalendarDay>]

    /// Reads the days from `day` on, a batch of members at a time.
    static func read(
        _ owners: [Member.ID],
        since day: CalendarDay,
        in database: any Database
    ) async throws -> TrainedDays {
        let kinds = [Deed.Kind.workoutDone, .minutesTrained, .checkedIn].map(\.name)
        var any: [Member.ID: Set<CalendarDay>] = [:]
        var workouts: [Member.ID: Set<CalendarDay>] = [:]
        for some in owners.filledHandfuls {
            let deeds = try await database.rowsSettingAside(
                """
                SELECT owner_id, day, kind FROM deed
                WHERE owner_id IN \(list: some) AND day >= \(day.description) AND kind IN \(list: kinds)
                """,
                RowNames("deed", .owner, .key)
            ) { row in
                var columns = row.reader
                return (
                    owner: try columns.integer(),
                    day: try columns.parsed("a day", CalendarDay.init),
                    kind: try columns.text()
                )
            }.rows
            for deed in deeds {
                any[deed.owner, default: []].insert(deed.day)
                if deed.kind == Deed.Kind.workoutDone.name { workouts[deed.owner, default: []].insert(deed.day) }
            }
        }
        return TrainedDays(any: any, workouts: workouts)
    }
}
