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

    /// Returns the steps that a page asks; `only` is the one that it was sent for, unless it isn't one of these.
    func steps(of known: OnboardingAnswers, only: Step?, on day: CalendarDay) -> [Step] {
        let steps = self.steps.filter { $0 != .cycle || Cycle.applies(to: known.body.sex) }
        let one = steps.filter { $0 == only }
        return one.isEmpty ? steps.filter { $0 != .cycle || known.isAskedForCycle(on: day) } : one
    }

    /// Returns whether the cycle isn't asked for, but may be told on a page of its own.
    func mayTellCycle(_ known: OnboardingAnswers, on day: CalendarDay) -> Bool {
        self.steps.contains(.cycle) && Cycle.applies(to: known.body.sex) && !known.isAskedForCycle(on: day)
    }

    private var steps: [Step] {
        switch self {
        case .body: [.body, .activity]
        case .health: [.injuries, .limits, .cycle]
        case .about: [.aim, .about]
        }
    }
}
