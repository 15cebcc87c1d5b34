import HealthMath
import Web

/// All that a member has answered.
struct KnownAnswers: Sendable {
    let body: Body
    let health: HealthFacts
    let about: About

    /// The form of a page that asks for these steps, filled with what is known.
    func form(for steps: [Step], in units: Units, today: CalendarDay) -> AnswersForm {
        var typed = Typed()
        for step in steps {
            switch step {
            case .body: typed.add(BodyForm(self.body, in: units).typed)
            case .injuries: typed.add(InjuriesForm(self.health).typed)
            case .limits: typed.add(LimitsForm(self.health).typed)
            case .aim: typed.add(AimForm(self.body).typed)
            case .activity: typed.add(ActivityForm(self.body).typed)
            case .cycle: typed.add(CycleForm(self.health, today: today).typed)
            case .about: typed.add(AboutForm(self.about, location: self.health.location).typed)
            }
        }
        return AnswersForm(typed)
    }
}
