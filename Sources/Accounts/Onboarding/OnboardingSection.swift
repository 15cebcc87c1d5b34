import HealthMath
import Web

/// The pages under Me on which answers of onboarding are changed.
enum OnboardingSection: String, Sendable, CaseIterable {
    case body, health, about

    var place: Places {
        switch self {
        case .body: .body
        case .health: .health
        case .about: .about
        }
    }

    var title: String {
        switch self {
        case .body: "Body and activity"
        case .health: "Health details"
        case .about: "About you"
        }
    }

    var intro: String {
        switch self {
        case .body: "These make your calorie goal fit you."
        case .health: "Only you can see this. It is kept encrypted, and helps us leave out what isn't good for you."
        case .about: "Tell as much as you like. Your town is kept encrypted."
        }
    }

    /// The steps that a page asks; `only` is the one that it was sent for, unless it isn't one of these.
    func steps(of sex: Sex, only: Step?) -> [Step] {
        let steps = self.steps(of: sex)
        let one = steps.filter { $0 == only }
        return one.isEmpty ? steps : one
    }

    func steps(of sex: Sex) -> [Step] {
        let steps: [Step]
        switch self {
        case .body: steps = [.body, .activity]
        case .health: steps = [.injuries, .limits, .cycle]
        case .about: steps = [.aim, .about]
        }
        return steps.filter(Step.asked(of: sex).contains)
    }
}
