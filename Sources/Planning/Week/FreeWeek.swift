import HealthMath

/// A week of a member: free, busy and planned times, with suggestions.
struct FreeWeek: Sendable {
    struct Day: Sendable {
        /// The whole day.
        let free: FreeDay
        /// The part of the day that is still to come.
        let ahead: FreeDay
        let busy: [BusyTime]
        /// The plans that begin on it.
        let planned: [Plan]
        /// The plans of the day before that last into it.
        var carried: [Plan] = []
        let best: BestTimes.Suggestion?
        /// Whether the member said that it is free, whatever takes it whole.
        let isFreed: Bool
        /// Whether something takes it whole.
        let isTaken: Bool
        /// Whether the member said “not today”.
        var isOff = false
        /// Whether the member finished a workout on it.
        var isTrained = false
        /// Whether it has hours, and all of them are over.
        var isOver = false

        var day: CalendarDay { self.free.day }
        /// Whether nothing more is offered on it.
        var isSettled: Bool { self.isOff || self.isTrained }
    }

    /// A planned workout with its state.
    struct Plan: Sendable {
        let workout: PlannedWorkout
        let state: PlannedWorkout.State
        /// Whether its member checked in and has yet to begin.
        var awaitsStart = false
    }

    /// A missed plan, and the best time for it; nil when there is none for a week, and where its member checked in and is
    /// asked whether they trained.
    struct Missed: Sendable {
        let workout: PlannedWorkout
        let offer: Stretch?
        /// The buddy with whom it was agreed.
        let partner: AgreedPlans.Partner?
    }

    /// The days from Monday on.
    let days: [Day]
    /// Missed plans; only in the current week.
    let missed: [Missed]
    /// Missed plans that are offered no other time any more because nobody answered; only in the current week.
    let letGo: [PlannedWorkout]
    let settings: FreeTimeSettings
    /// Whether the member chose the settings; else they are our proposal.
    let isChosen: Bool
    let hasHardSession: Bool
}

extension FreeWeek.Plan {
    init(_ workout: PlannedWorkout, at now: Int64, _ trained: [TrainedTime]) {
        self.init(
            workout: workout,
            state: workout.state(at: now, trained),
            awaitsStart: workout.awaitsStart(at: now, trained)
        )
    }
}
