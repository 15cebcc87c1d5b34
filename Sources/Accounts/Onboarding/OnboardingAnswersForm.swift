import HealthMath
import Web

/// The form with the fields of all steps; the page decides which are read.
struct OnboardingAnswersForm: Form {
    static let fields = [
        BodyForm.fields, InjuriesForm.fields, LimitsForm.fields, AimForm.fields, ActivityLevelForm.fields,
        CycleForm.fields, AboutForm.fields, ["skip": .text, "next": .text, "only": .text, "detail": .text],
    ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

    private(set) var input: FormInput
    private var steps: [Step] = []
    private var today = CalendarDay.last
    private var cycle: Cycle?

    init(input: FormInput) { self.input = input }

    /// Returns the form set up for reading `steps`; `cycle` is the stored one.
    func asking(_ steps: [Step], today: CalendarDay, cycle: Cycle? = nil) -> Self {
        var form = self
        (form.steps, form.today, form.cycle) = (steps, today, cycle)
        return form
    }

    /// The local page to go on to; empty for none.
    var next: String {
        get { self.input.localPath("next") ?? "" }
        set { self.input.set("next", to: newValue) }
    }

    /// The one question that another page sent for; nil for all of the page.
    var only: Step? {
        get { Step(rawValue: self.input["only"]) }
        set { self.input.set("only", to: newValue?.rawValue ?? "") }
    }

    /// The one thing about the member that another page sent for; nil for all that the question asks.
    var detail: AboutDetail? {
        get { self.only == .about ? AboutDetail(rawValue: self.input["detail"]) : nil }
        set { self.input.set("detail", to: newValue?.rawValue ?? "") }
    }

    /// Returns the form with what is known of everything about the member that it didn't ask.
    func keepingRest(of known: OnboardingAnswersForm) -> Self {
        guard let detail = self.detail else { return self }
        var form = self
        for other in AboutDetail.allCases where other != detail { form.input.replace(other.field, by: known.input) }
        return form
    }

    func validate(into errors: inout FormErrors) -> [OnboardingAnswer]? {
        self.steps.compactMap {
            OnboardingAnswer($0, self.input, today: self.today, known: self.cycle, into: &errors)
        }
    }
}
