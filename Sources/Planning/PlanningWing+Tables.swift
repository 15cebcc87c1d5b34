import Foundation
import HealthMath
import Portability
import Storage

/// The rules by which imported rows of this wing are checked: only what its forms and devices could have written.
extension PlanningWing {
    static let tables = [freeTime, freeWindow, freedDay, keptBusy, plannedWorkout]

    /// It contains the switch of reminders, which no access token may set.
    private static let freeTime = RestoredTable("free_time", isPersonal: true) { row in
        try row.whole("workout_minutes", in: Self.whole(FreeTimeForm.workouts))
        try row.whole("travel_minutes", in: Self.whole(FreeTimeForm.travels))
        try row.whole("shower_minutes", in: Self.whole(FreeTimeForm.showers))
        try row.whole("snooze_minutes", in: Self.whole(FreeTimeForm.snoozes))
        try row.whole("lead_minutes", in: Self.whole(FreeTimeForm.leads))
        try row.flag("reminds")
    }

    private static let freeWindow = RestoredTable(
        "free_window",
        limit: .init(FreeTimeForm.mostWindows, alike: ["weekday"])
    ) { row in
        try row.whole("weekday", in: 1...7)
        let from = try row.whole("from_minute", in: 0...1_440) ?? 0
        let to = try row.whole("to_minute", in: 0...1_440) ?? 0
        try row.demand(TimeWindow(from: Int(from), to: Int(to)) != nil, "to_minute")
    }

    private static let freedDay = RestoredTable("freed_day", limit: .init(FreedDayStore.most)) { row in
        try row.day("day", ahead: FreeTimeRange.furthest)
    }

    private static let keptBusy = RestoredTable("kept_busy", limit: .init(5_000)) { row in
        try Self.span(&row, upTo: KeptBusyStore.longest)
    }

    private static let plannedWorkout = RestoredTable(
        "planned_workout",
        limit: .init(
            PlannedWorkoutStore.most,
            where: .init(PlannedWorkoutStore.isAhead) { values, now in
                guard case .integer(let start) = values["start_at"] else { return false }
                return (values["removed_at"] ?? .null) == .null && start > now.milliseconds
            }
        )
    ) { row in
        try row.id("id")
        try row.text("title", upTo: PlanForm.longestTitle)
        try row.id("workout_id", required: false)
        try Self.span(&row, upTo: Int64(PlannedWorkout.longest) * 60_000)
        let isInCalendar = try row.flag("in_calendar") ?? false
        let keptOut = try row.past("kept_out_at", required: false)
        try row.demand(!isInCalendar || keptOut == nil, "kept_out_at")
        try row.choice("settled", of: PlannedWorkout.Settled.self, required: false)
        // Nothing was planned in the future, so an import can't keep a plan from ever being done.
        try row.past("planned_at", required: false)
        try row.past("checked_in_at", required: false)
        try row.version()
        try row.past("removed_at", required: false)
    }

    /// Checks a range of time that is neither empty nor longer than so many milliseconds.
    private static func span(_ row: inout RestoredRow, upTo longest: Int64) throws {
        guard let start = try row.instant("start_at", ahead: FreeTimeRange.furthest),
            let end = try row.instant("end_at", ahead: FreeTimeRange.furthest + 1)
        else { return }
        let length = end.milliseconds - start.milliseconds
        try row.demand((1...longest).contains(length), "end_at")
    }

    private static func whole(_ range: ClosedRange<Int>) -> ClosedRange<Int64> {
        Int64(range.lowerBound)...Int64(range.upperBound)
    }
}
