import HealthMath
import Members
import Web

/// The questions of a page for its template: each list has one element, or none when it isn't asked.
struct QuestionViews: Encodable, Sendable {
    let body: [BodyQuestions]
    let injuries: [InjuryQuestions]
    let limits: [LimitQuestions]
    let aim: [AimQuestions]
    let activity: [ActivityQuestions]
    let cycle: [CycleQuestions]
    let about: [AboutQuestions]

    /// Creates the questions; `mayHaveGivenBirth` is true of those who are asked for a cycle.
    init(
        _ steps: [Step],
        _ form: OnboardingAnswersForm,
        _ errors: FormErrors,
        today: CalendarDay,
        mayHaveGivenBirth: Bool
    ) {
        func part<View>(_ step: Step, _ view: @autoclosure () -> View) -> [View] {
            steps.contains(step) ? [view()] : []
        }
        self.body = part(.body, BodyQuestions(form, errors))
        self.injuries = part(.injuries, InjuryQuestions(form, errors, mayHaveGivenBirth: mayHaveGivenBirth))
        self.limits = part(.limits, LimitQuestions(form, errors))
        self.aim = part(.aim, AimQuestions(form, errors))
        self.activity = part(.activity, ActivityQuestions(form, errors))
        self.cycle = part(.cycle, CycleQuestions(form, errors, today: today))
        self.about = part(.about, AboutQuestions(form, errors))
    }
}

struct BodyQuestions: Encodable, Sendable {
    let heightUnit: String
    let weightUnit: String
    let measures: [MeasureView]

    init(_ form: OnboardingAnswersForm, _ errors: FormErrors) {
        let units = BodyForm(form.input).units
        self.heightUnit = units.height.rawValue
        self.weightUnit = units.weight.rawValue
        self.measures = [
            MeasureView("height", label: "Your height", of: form, .height, in: units, errors),
            MeasureView("weight", label: "Your weight today", of: form, .weight, in: units, errors),
            MeasureView(
                "desired",
                label: "The weight you'd like",
                hint: "Leave it empty if you have none in mind.",
                required: false,
                of: form,
                .weight,
                in: units,
                errors
            ),
        ]
    }
}

struct InjuryQuestions: Encodable, Sendable {
    struct Area: Encodable, Sendable {
        let areaField: String
        let areaLabel: String
        let areaWell: Bool
        let areaKinds: [ChoiceView]
        let areaComplaints: [String]
    }

    /// Whether something hurts; neither is chosen until it is said.
    let hurts: Bool
    let hurtsNot: Bool
    let hurtsComplaints: [String]
    let areas: [Area]
    let hurtBody: BodyView
    let conditions: [ChoiceView]
    let conditionComplaints: [String]

    init(_ form: OnboardingAnswersForm, _ errors: FormErrors, mayHaveGivenBirth: Bool) {
        let isSaid = InjuryArea.allCases.contains { !form.input[InjuriesForm.field($0)].isEmpty }
        self.hurts = isSaid || form.input["hurts"] == "yes"
        self.hurtsNot = !self.hurts && form.input["hurts"] == "no"
        self.hurtsComplaints = errors["hurts"]
        self.areas = InjuryArea.allCases.map {
            let name = InjuriesForm.field($0)
            return Area(
                areaField: name,
                areaLabel: $0.label,
                areaWell: form.input[name].isEmpty,
                areaKinds: InjuryKind.choices(chosen: [form.input[name]]),
                areaComplaints: errors[name]
            )
        }
        self.hurtBody = HurtBody.view
        // Nobody else is asked for it, but who told it sees it.
        let hidden = mayHaveGivenBirth ? nil : HealthCondition.postpartum.rawValue
        self.conditions = HealthCondition.choices(chosen: form.input.all("conditions"))
            .filter { $0.chosen || $0.choiceValue != hidden }
        self.conditionComplaints = errors["conditions"]
    }
}

struct LimitQuestions: Encodable, Sendable {
    let limitations: [ChoiceView]
    let limitationComplaints: [String]
    let note: FieldView
    let diets: [ChoiceView]
    let dietComplaints: [String]

    init(_ form: OnboardingAnswersForm, _ errors: FormErrors) {
        self.limitations = Limitation.choices(chosen: form.input.all("limitations"))
        self.limitationComplaints = errors["limitations"]
        self.note = FieldView("note", of: form, errors)
        self.diets = Diet.choices(chosen: form.input.all("diet"))
        self.dietComplaints = errors["diet"]
    }
}

struct AimQuestions: Encodable, Sendable {
    let aims: [ChoiceView]
    let aimComplaints: [String]

    init(_ form: OnboardingAnswersForm, _ errors: FormErrors) {
        self.aims = FitnessAim.choices(chosen: [form.input["aim"]])
        self.aimComplaints = errors["aim"]
    }
}

struct ActivityQuestions: Encodable, Sendable {
    let levels: [ChoiceView]
    let levelComplaints: [String]
    let experiences: [ChoiceView]
    let experienceComplaints: [String]

    init(_ form: OnboardingAnswersForm, _ errors: FormErrors) {
        self.levels = ActivityFactor.choices(chosen: form.input["activity"])
        self.levelComplaints = errors["activity"]
        self.experiences = Experience.choices(chosen: [form.input["experience"]])
        self.experienceComplaints = errors["experience"]
    }
}

struct CycleQuestions: Encodable, Sendable {
    let cycles: [ChoiceView]
    let cycleComplaints: [String]
    let lastPeriod: FieldView
    let latestDay: String
    let pregnancyWeek: FieldView
    let leavesWorkouts: Bool

    init(_ form: OnboardingAnswersForm, _ errors: FormErrors, today: CalendarDay) {
        self.cycles = CycleForm.choices(chosen: form.input["cycle"])
        self.cycleComplaints = errors["cycle"]
        self.lastPeriod = FieldView("lastPeriod", of: form, errors)
        self.latestDay = today.description
        self.pregnancyWeek = FieldView("pregnancyWeek", of: form, errors)
        self.leavesWorkouts = form.input.isOn("leaveWorkouts")
    }
}

struct AboutQuestions: Encodable, Sendable {
    let asksQuote: Bool
    let asksActivities: Bool
    let asksGym: Bool
    let asksTown: Bool
    let quote: FieldView
    let liked: [ChoiceView]
    let likedComplaints: [String]
    let gym: FieldView
    let town: FieldView

    init(_ form: OnboardingAnswersForm, _ errors: FormErrors) {
        let asks = { (detail: AboutDetail) in form.detail == nil || form.detail == detail }
        (self.asksQuote, self.asksActivities) = (asks(.quote), asks(.activities))
        (self.asksGym, self.asksTown) = (asks(.gym), asks(.town))
        self.quote = FieldView("quote", of: form, errors)
        self.liked = LikedActivity.choices(chosen: form.input.all("activities"))
        self.likedComplaints = errors["activities"]
        self.gym = FieldView("gym", of: form, errors)
        self.town = FieldView("location", of: form, errors)
    }
}
