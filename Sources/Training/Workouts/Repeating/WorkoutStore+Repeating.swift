import Foundation
import HealthMath
import Storage

extension WorkoutStore {
    /// Adds a copy of a workout, not begun, with the next weights and repetitions by the log; once for each id.
    ///
    /// `plated` are the exercises that are done with a bar, which can't have every weight.
    ///
    /// Throws `Full` when the member has too many.
    func `repeat`(
        _ workout: Workout,
        as id: String,
        on day: CalendarDay,
        at now: Date,
        plated: Set<Exercise.ID>,
        in db: any SQLConnection
    ) throws -> (workout: Workout, isNew: Bool) {
        let targets = try EffortStore(owner: self.owner)
            .targets(
                of: Set(workout.plan.items.map(\.exercise)),
                goal: workout.goal,
                on: day,
                plated: plated,
                in: db
            )
        let next = targets.compactMapValues(\.kilograms)
        var request = workout.request
        if request.dayAfter == .anyway { request.dayAfter = nil }
        return try self.add(
            Workout(
                id: id,
                title: workout.title,
                about: workout.about,
                request: request,
                goal: workout.goal,
                seed: workout.seed,
                plan: workout.plan.onAnyDay.without(next.keys).lifting(next, plated: plated)
                    .loadable(plated: plated).progressing(to: targets),
                expectedKilocalories: workout.expectedKilocalories,
                createdAt: now,
                sharedBy: workout.sharedBy
            ),
            in: db
        )
    }
}

extension WorkoutPlan {
    /// The plan without what it says of the day that it was made on.
    fileprivate var onAnyDay: WorkoutPlan {
        var plan = self
        (plan.half, plan.isAfterHardDay) = (nil, nil)
        return plan
    }

    /// Returns the plan with the weights of some exercises left open where `lifting` says them.
    fileprivate func without(_ weights: some Collection<Exercise.ID>) -> WorkoutPlan {
        var plan = self
        plan.phases = self.phases.map { phase in
            var phase = phase
            phase.items = phase.items.map { item in
                guard phase.part == .main || item.role == .rampUp, weights.contains(item.exercise) else { return item }
                var item = item
                item.kilograms = nil
                return item
            }
            return phase
        }
        return plan
    }
}
