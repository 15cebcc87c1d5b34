import HealthMath
import Web

/// Every field that any step asks for; which are read depends on the page.
struct OnboardingAnswersForm: Form {
    static let fields = [
        BodyForm.fields, InjuriesForm.fields, LimitsForm.fields, AimForm.fields, ActivityForm.fields,
        CycleForm.fields, AboutForm.fields, ["skip": .text, "next": .text],
    ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

    private(set) var input: FormInput

    /// The page of ours to go on to; empty for none.
    var next: String {
        get { LocalPath.isLocal(self.input["next"]) ? self.input["next"] : "" }
        set { self.input.set("next", to: newValue) }
    }

    func validate(into errors: inout FormErrors) -> FormInput? { self.input }

    /// The answers to these steps, or every complaint at once; `known` is what was said of a cycle before.
    func answers(to steps: [Step], today: CalendarDay, known: Cycle? = nil) -> Validation<[OnboardingAnswer]> {
        var errors = self.input.errors
        let answers = steps.compactMap { OnboardingAnswer($0, self.input, today: today, known: known, into: &errors) }
        return errors.isEmpty ? .valid(answers) : .invalid(errors)
    }
}
