import Web

/// The workouts a member keeps.
struct WorkoutsPage: PageModel {
    static let template = "workouts/list"

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

        init(_ workout: WorkoutSummary) {
            self.itemPath = WorkoutPath.workout(workout.id)
            self.itemTitle = workout.title
            self.itemAbout = workout.about
            self.itemTags = WorkoutWords.tags(workout.request, workout.goal)
            self.itemStatus = workout.status.label
            self.itemTint = workout.status.tint
        }
    }

    init(_ workouts: [WorkoutSummary], _ asked: WorkoutListForm.Values, frame: Frame) {
        self.frame = frame
        let choices: [Workout.Status?] = [nil] + Workout.Status.allCases
        self.filters = choices.map {
            FilterView(
                filterPath: WorkoutPath.list($0),
                filterName: $0?.label ?? "All",
                filterCurrent: $0 == asked.status
            )
        }
        self.items = workouts.map(ItemView.init)
        self.newPath = WorkoutPath.new
        (self.emptyTitle, self.emptyWords) = Self.empty(asked.status)
        let next = workouts.next(limit: asked.limit)
        self.nextPath = next.map { WorkoutPath.list(asked.status, after: $0.description) } ?? ""
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
