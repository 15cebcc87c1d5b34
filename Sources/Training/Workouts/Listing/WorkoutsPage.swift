import Members
import Web

/// The list of a member's workouts.
struct WorkoutsPage: PageModel {
    static let template = "workouts/list"
    var isKept: Bool { true }

    let frame: Frame
    let filters: [FilterView]
    let items: [ItemView]
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
        /// "32 min, 12 sets", what it came to the last time; empty when it wasn't done.
        let itemDone: String
        let summaryPath: String

        init(_ workout: WorkoutSummary, _ done: Activity?, in units: Units) {
            self.itemPath = WorkoutLinks.workout(workout.id)
            self.itemTitle = workout.title
            self.itemAbout = workout.about
            self.itemTags = WorkoutWords.shortTags(workout.request)
            self.itemStatus = workout.status.label
            self.itemTint = workout.status.tint
            self.itemFrom = workout.sharedBy ?? ""
            self.itemDone = done.map { ActivityWords.note($0, in: units) } ?? ""
            self.summaryPath = done.map { SessionLinks.session($0.id) } ?? ""
        }
    }

    /// `done` are the activities by workout.
    init(
        _ workouts: [WorkoutSummary],
        done: [String: Activity],
        _ asked: WorkoutListForm.Values,
        hasShared: Bool,
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
        self.items = workouts.map { ItemView($0, done[$0.id], in: units) }
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

    private static func empty(_ status: Workout.Status?) -> (String, String) {
        switch status {
        case nil: ("No workouts yet", "Say how hard, how long and where, and get one made for you.")
        case .notStarted: ("Nothing waiting", "A workout you keep for later waits here. Make one.")
        case .inProgress: ("Nothing under way", "A workout you have begun is here until it is done.")
        case .completed: ("Nothing done yet", "What you finish is kept here, to do again. Make a first one.")
        }
    }
}
