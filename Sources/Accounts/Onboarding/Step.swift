import HealthMath
import Web

/// A question of the welcome, in the order they are asked.
///
/// The raw text stands in addresses and in the database.
enum Step: String, Sendable, CaseIterable {
    case body
    case injuries
    case limits
    case aim
    case activity
    case cycle
    case about

    var title: String {
        switch self {
        case .body: "Height and weight"
        case .injuries: "Injuries and conditions"
        case .limits: "Limitations and food"
        case .aim: "What you want"
        case .activity: "How active you are"
        case .cycle: "Your cycle"
        case .about: "About you"
        }
    }

    var path: String { Places.welcome(self.rawValue) }

    var intro: String {
        switch self {
        case .body: "From these we work out what your body burns. Nobody else sees them."
        case .injuries: "So that we leave out what would hurt. Only you can see this; it is kept encrypted."
        case .limits: "What you'd rather not do, and what you don't eat. Only you can see this; it is kept encrypted."
        case .aim: "What matters most to you right now? You can change your mind any time."
        case .activity: "How much you move decides how much you can eat."
        case .cycle: "If you like, we mind your cycle. Only you see this, encrypted; you can switch it off."
        case .about: "All of this is up to you. Your town is kept encrypted."
        }
    }

    /// What to know before skipping; empty when nothing is lost.
    var missing: String {
        switch self {
        case .body: "Without height and weight there is no calorie goal. You can add them later under Me."
        case .activity: "Until you choose, we count with \u{201C}mostly sitting\u{201D}."
        default: ""
        }
    }

    /// Whether something of its answer is kept sealed.
    var isSealed: Bool {
        switch self {
        case .injuries, .limits, .cycle, .about: true
        case .body, .aim, .activity: false
        }
    }

    /// The steps for someone of this sex: who has no cycle isn't asked about it.
    static func asked(of sex: Sex) -> [Step] {
        Self.allCases.filter { $0 != .cycle || Cycle.applies(to: sex) }
    }
}
