/// What a group of rivals may score; the names are stored, so they never change.
///
/// Each is read off deeds, and counted as a share of what a member set out to do themselves.
enum RivalFact: String, Sendable, CaseIterable {
    case withinGoal = "within-goal"
    case macros
    case workouts
    case weighIns = "weigh-ins"
    case steps
    case water
    case daysLogged = "days-logged"

    /// The kinds of deeds that it reads, by the names under which they are stored.
    var kinds: [String] {
        switch self {
        case .withinGoal: ["within-goal"]
        case .macros: ["macros-kept"]
        case .workouts: TrainingDeed.kinds
        case .weighIns: ["weighed-in"]
        case .steps: ["steps-walked"]
        case .water: ["water-drunk"]
        case .daysLogged: ["day-logged"]
        }
    }

    var title: String {
        switch self {
        case .withinGoal: "Days within the calorie goal"
        case .macros: "Closeness to the macros"
        case .workouts: "Workouts"
        case .weighIns: "Weigh-ins"
        case .steps: "Steps"
        case .water: "Water"
        case .daysLogged: "Days logged"
        }
    }

    /// What a number of it is of: "days".
    var counted: String {
        switch self {
        case .workouts: "workouts"
        case .weighIns: "weigh-ins"
        case .withinGoal, .macros, .steps, .water, .daysLogged: "days"
        }
    }

    /// The whole of which it is a share.
    var share: String {
        switch self {
        case .withinGoal: "of all days, each by your own goal"
        case .macros: "how near each day came to your own"
        case .workouts: "of the days a week you set yourself"
        case .weighIns: "of the days a week you set yourself"
        case .steps: "of the steps a day you set yourself"
        case .water: "of the water a day you set yourself"
        case .daysLogged: "of all days"
        }
    }
}
