import HealthMath
import Web

/// The checked answer of one step.
enum OnboardingAnswer: Sendable, Equatable {
    case body(BodyForm.Values)
    case injuries(InjuriesForm.Values)
    case limits(LimitsForm.Values)
    case aim(AimForm.Values)
    case activity(ActivityLevelForm.Values)
    case cycle(CycleForm.Values)
    case about(AboutForm.Values)

    /// Reads the answer of `step`; nil after complaining.
    init?(_ step: Step, _ input: FormInput, today: CalendarDay, known: Cycle?, into errors: inout FormErrors) {
        let answer: OnboardingAnswer?
        switch step {
        case .body: answer = BodyForm(input).validate(into: &errors).map(Self.body)
        case .injuries: answer = InjuriesForm(input).validate(into: &errors).map(Self.injuries)
        case .limits: answer = LimitsForm(input).validate(into: &errors).map(Self.limits)
        case .aim: answer = AimForm(input).validate(into: &errors).map(Self.aim)
        case .activity: answer = ActivityLevelForm(input).validate(into: &errors).map(Self.activity)
        case .about: answer = AboutForm(input).validate(into: &errors).map(Self.about)
        case .cycle:
            let cycle = CycleForm(input).validate(into: &errors)
            CycleForm.check(cycle, today: today, into: &errors)
            answer = cycle.map { .cycle($0.counted(on: today, known: known)) }
        }
        guard let answer else { return nil }
        self = answer
    }

    var step: Step {
        switch self {
        case .body: .body
        case .injuries: .injuries
        case .limits: .limits
        case .aim: .aim
        case .activity: .activity
        case .cycle: .cycle
        case .about: .about
        }
    }
}
