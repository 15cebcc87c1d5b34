import Web

/// The page for choosing what to share in a chat, one kind at a time, so that neither stands below the other.
struct ShareablesPage: PageModel {
    static let template = "sharing/shareables"

    let frame: Frame
    let views: [KindView]
    let isWorkouts: Bool
    let rowIcon: String
    let rows: [Row]
    let nothingWords: String
    /// The page that makes a workout and leads back to share it.
    let makePath: String
    /// The page on which an hour to train together is proposed.
    let jointPath: String
    /// The page on which a meal is logged.
    let foodPath: String

    /// A kind of things, as a link to its list.
    struct KindView: Encodable, Sendable {
        let viewPath: String
        let viewName: String
        let viewCurrent: Bool
    }

    struct Row: Encodable, Sendable {
        let rowPath: String
        let rowTitle: String
        let rowNote: String
    }

    init(_ kind: ShareKind, _ things: [(id: String, thing: SharedThing)], in chat: String, frame: Frame) {
        self.frame = frame
        self.views = ShareKind.allCases.map {
            KindView(viewPath: ChatLinks.shares(chat, $0), viewName: $0.plural, viewCurrent: $0 == kind)
        }
        self.isWorkouts = kind == .workout
        self.rowIcon = kind == .workout ? "train" : "food"
        self.rows = things.map { id, thing in
            Row(
                rowPath: ChatLinks.newShare(chat, kind, id) + "&\(ShareAskPage.fromChat)",
                rowTitle: thing.title,
                rowNote: thing.note
            )
        }
        self.nothingWords =
            kind == .workout
            ? "Workouts you make stand here." : "Meals you log today or save, and your recipes, stand here."
        self.makePath = ChatLinks.makingForShare(chat)
        self.jointPath = JointWorkoutLinks.new.path(chat)
        self.foodPath = Places.food.path
    }
}

extension ShareKind {
    fileprivate var plural: String {
        switch self {
        case .workout: "Workouts"
        case .meal: "Meals"
        }
    }
}
