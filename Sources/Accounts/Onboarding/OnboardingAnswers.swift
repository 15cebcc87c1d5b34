import HealthMath
import Members
import Web

/// All answers of a member.
struct OnboardingAnswers: Sendable {
    let body: Body
    let health: HealthFacts
    let about: About

    /// Returns whether the cycle is asked for: by age, and of who told of one.
    func isAskedForCycle(on day: CalendarDay) -> Bool {
        Cycle.isAsked(of: self.body.sex, born: self.body.birthday, on: day)
            || Cycle.applies(to: self.body.sex) && self.health.cycle != nil
    }

    /// Returns the form of a page with these steps, filled with the answers.
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
