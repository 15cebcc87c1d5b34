import HealthMath
import Web

/// Every field that any step asks for; which are read depends on the page.
struct AnswersForm: Form {
    static let fields = [
        BodyForm.fields, InjuriesForm.fields, LimitsForm.fields, AimForm.fields, ActivityForm.fields,
        CycleForm.fields, AboutForm.fields, ["skip": .text],
    ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    func validate(into errors: inout FormErrors) -> Typed? { self.typed }

    /// The answers to these steps, or every complaint at once.
    func answers(to steps: [Step], today: CalendarDay) -> Validation<[Answer]> {
        var errors = self.typed.errors
        let answers = steps.compactMap { Answer($0, self.typed, today: today, into: &errors) }
        return errors.isEmpty ? .valid(answers) : .invalid(errors)
    }
}
