import Foundation
import HealthMath
import Members
import Web

/// The addresses of planned workouts.
enum PlanLinks: String, LinkTable {
    static let name = "plans"

    case all = "/plans"
    case making = "/plans/making"
    case plan = "/plans/:id"
    case move = "/plans/:id/move"
    case moveRemoval = "/plans/:id/move/removal"
    case workout = "/plans/:id/workout"
    case calendar = "/plans/:id/calendar"
    case asking = "/plans/:id/asking"
    case settlement = "/plans/:id/settlement"
    case removal = "/plans/:id/removal"
    case restoration = "/plans/:id/restoration"
}

extension PlanLinks {
    /// Returns the address of the form for planning at a time.
    static func new(_ start: Int64, in zone: TimeZone) -> String {
        "\(Places.newPlan.path)?\(self.time(start, in: zone))"
    }

    /// Returns the addresses of a notice's buttons, which send no form.
    static func move(_ id: String, to start: Int64, in zone: TimeZone) -> String {
        "\(self.move(id))?\(self.time(start, in: zone))"
    }
    static func settlement(_ id: String, as settled: PlannedWorkout.Settled) -> String {
        "\(self.settlement(id))?settled=\(settled.rawValue)"
    }

    /// Returns the address that moves a plan back to where it was before it got its version.
    static func moveBack(_ moved: PlannedWorkout, to before: PlanBefore) -> String {
        let numbers = [("plannedAt", before.plannedAt), ("checkedInAt", before.checkedInAt)]
        let more = numbers.compactMap { name, number in number.map { "&\(name)=\($0)" } }.joined()
        return "\(self.moveRemoval.path(moved.id))?version=\(moved.version)&from=\(before.time.start)"
            + "&to=\(before.time.end)&settled=\(before.settled?.rawValue ?? "")\(more)"
    }

    /// Returns the address that takes back what was said of a plan.
    static func settlementRemoval(_ id: String) -> String { "\(self.settlement(id))?settled=" }

    /// Returns the address of the form for planning with what was typed into it.
    static func new(typed input: FormInput) -> String {
        let fields = ["day", "at"] + PlanForm.flags.filter(input.has)
        return "\(Places.newPlan.path)?" + fields.map { "\($0)=\(input[$0].escapedForAddress)" }.joined(separator: "&")
    }

    /// Returns the address of the form that makes a workout for a plan, in so many minutes, and leads back to choosing
    /// it.
    static func making(for id: String, minutes: Int) -> String {
        "\(Places.newWorkout(minutes: minutes))&next=\(self.workout(id).escapedForAddress)"
    }

    private static func time(_ start: Int64, in zone: TimeZone) -> String {
        let day = CalendarDay(Date(timeIntervalSince1970: Double(start) / 1_000), in: zone)
        return "day=\(day)&at=\(ClockTime(start, in: zone).text)"
    }

    /// Returns the address of a plan; an id is a UUID, or doesn't name a plan, so nothing needs escaping.
    static func plan(_ id: String) -> String { self.plan.path(id) }
    static func move(_ id: String) -> String { self.move.path(id) }
    static func workout(_ id: String) -> String { self.workout.path(id) }
    static func calendar(_ id: String) -> String { self.calendar.path(id) }
    static func calendar(_ id: String, _ isIn: Bool) -> String {
        "\(self.calendar(id))?inCalendar=\(isIn ? "on" : "off")"
    }
    static func asking(_ id: String) -> String { self.asking.path(id) }
    static func settlement(_ id: String) -> String { self.settlement.path(id) }
    static func removal(_ id: String) -> String { self.removal.path(id) }
    static func restoration(_ id: String) -> String { self.restoration.path(id) }
}

/// Paths that only devices ask.
enum PlanAPI: String, RoutePath {
    case all = "/planned-workouts"
    case plan = "/planned-workouts/:id"
}
