import Web

/// What to train today, on the card at the top of Train.
struct TodaysTraining: Encodable, Sendable, Equatable {
    let todayWords: String
    let todayName: String
    let todayNote: String
    let todayPath: String
    /// Empty on a day off.
    let todayAction: String
    /// What it is like; empty where there is no workout yet.
    let figures: [FigureView]

    /// Whether it leads to a new workout, for want of one that is there.
    var isNew: Bool { self.todayPath == Places.newWorkout.path }

    /// Returns nil while a workout is under way, which stands there instead.
    ///
    /// `plans` are those of today, `trained` is the last workout that was finished today, `rests` says that their member
    /// said “not today”, `waiting` is the workout made last that nobody has started, `figures` are its.
    /// `start` is the easy one after a break, which comes before what was made before it.
    init?(
        running: [RunningWorkout],
        plans: [PlanLine],
        trained: Activity? = nil,
        rests: Bool = false,
        waiting: WorkoutSummary?,
        figures: [String] = [],
        start: EasyStart? = nil
    ) {
        guard running.isEmpty else { return nil }
        if let plan = plans.first(where: \.planIsOpen) {
            self.init(
                todayWords: "Planned for today",
                todayName: plan.planTitle,
                todayNote: plan.planNote,
                todayPath: plan.planPath,
                todayAction: plan.planIsChosen ? "Look at it and start" : "Choose what to train",
                figures: plan.planFigures
            )
        } else if let trained {
            self.init(
                todayWords: "You trained today",
                todayName: trained.title,
                todayNote: ActivityWords.time(trained.seconds),
                todayPath: Places.activitySummary(trained.id),
                todayAction: "See how it went",
                figures: []
            )
        } else if rests {
            self.init(
                todayWords: "Today",
                todayName: "A day off",
                todayNote: "You said not today, and that's fine.",
                todayPath: "",
                todayAction: "",
                figures: []
            )
        } else if let start {
            self.init(
                todayWords: "Welcome back",
                todayName: "An easy first workout",
                todayNote: start.proposal,
                todayPath: Places.newWorkout.path,
                todayAction: "New workout",
                figures: []
            )
        } else if let waiting {
            self.init(
                todayWords: "Ready when you are",
                todayName: waiting.title,
                todayNote: waiting.about,
                todayPath: WorkoutLinks.workout(waiting.id),
                todayAction: "Look at it and start",
                figures: FigureView.all(figures)
            )
        } else {
            self.init(
                todayWords: "Today",
                todayName: "A workout that fits",
                todayNote: "Say how hard, how long and where, and you get one.",
                todayPath: Places.newWorkout.path,
                todayAction: "New workout",
                figures: []
            )
        }
    }

    private init(
        todayWords: String,
        todayName: String,
        todayNote: String,
        todayPath: String,
        todayAction: String,
        figures: [FigureView]
    ) {
        self.todayWords = todayWords
        self.todayName = todayName
        self.todayNote = todayNote
        self.todayPath = todayPath
        self.todayAction = todayAction
        self.figures = figures
    }
}
