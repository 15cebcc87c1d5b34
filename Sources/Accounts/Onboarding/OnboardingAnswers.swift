import HealthMath
import Members
import Web

/// All answers of a member.
struct OnboardingAnswers: Sendable {
    let body: Body
    let health: HealthFacts
    let about: About

    /// The form of a page with these steps, filled with the answers.
    func form(for steps: [Step], in units: Units, today: CalendarDay) -> OnboardingAnswersForm {
        var input = FormInput()
        for step in steps {
            switch step {
            case .body: input.add(BodyForm(self.body, in: units).input)
            case .injuries: input.add(InjuriesForm(self.health).input)
            case .limits: input.add(LimitsForm(self.health).input)
            case .aim: input.add(AimForm(self.body).input)
            case .activity: input.add(ActivityLevelForm(self.body).input)
            case .cycle: input.add(CycleForm(self.health, today: today).input)
            case .about: input.add(AboutForm(self.about, location: self.health.location).input)
            }
        }
        return OnboardingAnswersForm(input)
    }
}
