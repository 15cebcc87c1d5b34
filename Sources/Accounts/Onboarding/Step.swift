package import HealthMath
import Web

/// The steps of onboarding, in order.
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
        case .activity: "How much you move decides how much you can eat. Between two, take the lower."
        case .cycle: "If you like, we mind your cycle. Only you see this, encrypted; you can switch it off."
        case .about: "All of this is up to you. Your town is kept encrypted."
        }
    }

    /// Says what is lost by skipping the step; empty for nothing.
    var missing: String {
        switch self {
        case .body: "Without height and weight there is no calorie goal. You can add them later under Me."
        case .activity: "Until you choose, we count with \u{201C}mostly sitting\u{201D}."
        default: ""
        }
    }

    /// Whether part of its answer is stored sealed.
    var isSealed: Bool {
        switch self {
        case .injuries, .limits, .cycle, .about: true
        case .body, .aim, .activity: false
        }
    }

    /// Returns the steps for somebody on a day: the cycle is only asked of those who are likely to have one.
    static func asked(of sex: Sex, born birthday: CalendarDay, on day: CalendarDay) -> [Step] {
        Self.allCases.filter { $0 != .cycle || Cycle.isAsked(of: sex, born: birthday, on: day) }
    }
}

extension Body {
    /// Returns how many steps of onboarding their member is asked on a day.
    package func onboardingSteps(on day: CalendarDay) -> Int {
        Step.asked(of: self.sex, born: self.birthday, on: day).count
    }
}
