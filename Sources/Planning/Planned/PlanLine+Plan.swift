import Foundation
import Web

extension PlanLine {
    /// How long before its start a plan is soon: two hours, in milliseconds.
    private static let soon: Int64 = 2 * 3_600_000

    /// `day` is empty where the page shows the day already; nothing is soon without a `now`.
    ///
    /// A plan that is over shows a sign of how it went instead of its figures.
    ///
    /// `missed` is what is offered for a missed one where the page has no other place for it.
    init(
        _ plan: FreeWeek.Plan,
        day: String = "",
        at now: Int64? = nil,
        figures: [String] = [],
        missed: MissedView? = nil,
        in zone: TimeZone
    ) {
        let isOpen = plan.awaitsStart || plan.state == .ahead
        let time = [day, plan.workout.time.clock(in: zone)].filter { !$0.isEmpty }.joined(separator: ", ")
        self.init(
            path: PlanLinks.plan(plan.workout.id),
            title: plan.workout.title,
            note: time + (plan.awaitsStart ? " · you're in" : plan.words),
            icon: plan.awaitsStart ? "play" : plan.state.icon,
            colour: plan.awaitsStart ? "coral" : plan.state.colour,
            figures: isOpen ? figures : [],
            isOpen: isOpen,
            isSoon: isOpen && now.map { plan.workout.time.start - Self.soon <= $0 } ?? false,
            isChosen: plan.workout.workout != nil,
            question: missed?.question
        )
    }

    /// Lists the plans of a day that the page shows already; `figures` are by the ids of workouts.
    static func all(_ plans: [FreeWeek.Plan], figures: [String: [String]], in zone: TimeZone) -> [PlanLine] {
        plans.map { plan in
            PlanLine(plan, figures: plan.workout.workout.flatMap { figures[$0] } ?? [], in: zone)
        }
    }
}

extension FreeWeek.Plan {
    fileprivate var words: String {
        switch self.state {
        case .ahead: ""
        case .done: " · done"
        case .missed where self.workout.isCheckedIn: " · did you train?"
        case .letGo where self.workout.settled == .letGo: " · let go"
        case .missed, .letGo: " · didn't happen"
        }
    }
}

extension PlannedWorkout.State {
    fileprivate var icon: String {
        switch self {
        case .ahead: "calendar"
        case .done: "check"
        case .missed: "clock"
        case .letGo: "leaf"
        }
    }

    fileprivate var colour: String {
        switch self {
        case .ahead: "coral"
        case .done: "leaf"
        case .missed: "sun"
        case .letGo: "sky"
        }
    }
}
