import HealthMath
import Members
import Storage
import Web

/// The list of a member's workouts.
struct WorkoutsPage: PageModel {
    static let template = "workouts/list"
    var isKept: Bool { true }

    let frame: Frame
    let filters: [FilterView]
    let items: [ItemView]
    /// Others that wait to be begun, beside the latest: folded up among all.
    let waiting: [ItemView]
    /// "6 more not started".
    let waitingWords: String
    let newPath: String
    let emptyTitle: String
    let emptyWords: String
    let nextPath: String

    struct FilterView: Encodable, Sendable {
        let filterPath: String
        let filterName: String
        let filterCurrent: Bool
    }

    struct ItemView: Encodable, Sendable {
        let itemPath: String
        let itemTitle: String
        let itemAbout: String
        let itemTags: [String]
        let itemStatus: String
        let itemTint: String
        /// The buddy who gave it; empty for the member's own.
        let itemFrom: String
        /// "Yesterday · 32 min, 12 sets", when it was done the last time and what it came to; empty when it wasn't.
        let itemDone: String
        let summaryPath: String
        /// What it is like.
        let figures: [FigureView]

        init(
            _ workout: WorkoutSummary,
            _ plan: WorkoutPlan?,
            _ done: Activity?,
            today: CalendarDay,
            in units: Units
        ) {
            self.figures = FigureView.all(plan?.figures ?? [])
            self.itemPath = WorkoutLinks.workout(workout.id)
            self.itemTitle = workout.title
            self.itemAbout = workout.about
            self.itemTags = WorkoutWords.shortTags(workout.request, taking: plan?.minutes)
            self.itemStatus = workout.status.label
            self.itemTint = workout.status.tint
            self.itemFrom = workout.sharedBy ?? ""
            self.itemDone =
                done.map { "\(DayName($0.day, today: today).name) · \(ActivityWords.note($0, in: units))" } ?? ""
            self.summaryPath = done.map { SessionLinks.session($0.id) } ?? ""
        }
    }

    /// `plans` and `done`, the activities, are by workout.
    init(
        _ workouts: [WorkoutSummary],
        plans: [String: WorkoutPlan],
        done: [String: Activity],
        _ asked: WorkoutListForm.Values,
        hasShared: Bool,
        today: CalendarDay,
        units: Units,
        frame: Frame
    ) {
        self.frame = frame
        let choices: [Workout.Status?] = [nil] + Workout.Status.allCases
        var filters = choices.map {
            FilterView(
                filterPath: WorkoutLinks.list($0),
                filterName: $0?.label ?? "All",
                filterCurrent: $0 == asked.status && !asked.isShared
            )
        }
        if hasShared || asked.isShared {
            filters.append(
                FilterView(
                    filterPath: WorkoutLinks.shared(),
                    filterName: "From buddies",
                    filterCurrent: asked.isShared
                )
            )
        }
        self.filters = filters
        let folded = asked.status == nil && !asked.isShared ? Self.waiting(workouts) : []
        let view = { ItemView($0, plans[$0.id], done[$0.id], today: today, in: units) }
        self.items = workouts.filter { !folded.contains($0.id) }.map(view)
        self.waiting = workouts.filter { folded.contains($0.id) }.map(view)
        self.waitingWords = "\(folded.count) more not started"
        self.newPath = Places.newWorkout.path
        (self.emptyTitle, self.emptyWords) =
            asked.isShared
            ? ("Nothing from buddies yet", "A workout that a buddy shares with you waits here, a copy of your own.")
            : Self.empty(asked.status)
        let next = workouts.next(limit: asked.limit)
        self.nextPath =
            next.map {
                asked.isShared
                    ? WorkoutLinks.shared(after: $0.description)
                    : WorkoutLinks.list(asked.status, after: $0.description)
            } ?? ""
    }

    /// Returns the member's own that were never begun, but for the latest of them.
    private static func waiting(_ workouts: [WorkoutSummary]) -> Set<String> {
        Set(workouts.filter { $0.status == .notStarted && $0.sharedBy == nil }.dropFirst().map(\.id))
    }

    private static func empty(_ status: Workout.Status?) -> (String, String) {
        switch status {
        case nil: ("No workouts yet", "Say how hard, how long and where, and get one made for you.")
        case .notStarted: ("Nothing waiting", "A workout you keep for later waits here. Make one.")
        case .inProgress: ("Nothing under way", "A workout you have begun is here until it is done.")
        case .completed: ("Nothing done yet", "What you finish is kept here, to do again. Make a first one.")
        }
    }
}
