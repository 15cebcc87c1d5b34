/// Something worth a sign of its own: a first step, or a feat.
struct Achievement: Sendable, Equatable {
    let measure: AchievementMeasure
    let target: Int
    /// Its place among those of its measure, from 1; the sign has as many leaves.
    let step: Int
    let title: String
    /// What to do for it: "Finish five workouts".
    let words: String
    /// What was done for it, for who has it: "You finished five workouts".
    let done: String

    init(
        _ measure: AchievementMeasure,
        _ target: Int,
        step: Int,
        _ title: String,
        _ verb: Verb,
        _ what: String
    ) {
        self.measure = measure
        self.target = target
        self.step = step
        self.title = title
        self.words = "\(verb.rawValue) \(what)"
        self.done = "You \(verb.past) \(what)"
    }

    /// What is done for an achievement, as one is told to.
    enum Verb: String, Sendable {
        case beat = "Beat"
        case check = "Check"
        case come = "Come"
        case `do` = "Do"
        case find = "Find"
        case finish = "Finish"
        case give = "Give"
        case go = "Go"
        case have = "Have"
        case keep = "Keep"
        case log = "Log"
        case move = "Move"
        case reach = "Reach"
        case say = "Say"
        case start = "Start"
        case train = "Train"

        fileprivate var past: String {
            switch self {
            case .beat: "beat"
            case .check: "checked"
            case .come: "came"
            case .do: "did"
            case .find: "found"
            case .finish: "finished"
            case .give: "gave"
            case .go: "went"
            case .have: "had"
            case .keep: "kept"
            case .log: "logged"
            case .move: "moved"
            case .reach: "reached"
            case .say: "said"
            case .start: "started"
            case .train: "trained"
            }
        }
    }

    /// Stored, so it never changes: "workouts-25".
    var name: String { "\(self.measure.rawValue)-\(self.target)" }

    /// Returns nil for an achievement of another version.
    static func named(_ name: String) -> Achievement? { Self.all.first { $0.name == name } }
}
