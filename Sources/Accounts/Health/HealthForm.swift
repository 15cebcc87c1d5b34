import HealthMath
import Members
import Web

/// A device's change of health details; only the fields that are sent change.
///
/// It fills the forms of the pages, so that the same rules apply.
struct HealthForm: Form {
    static let fields: [String: FieldKind] = [
        "injuries": .items(["area": .text, "acute": .flag]), "conditions": .list, "limitations": .list,
        "cycle": .text, "pregnancyWeek": .number, "lastPeriod": .text, "mindsCycle": .flag,
    ]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> FormInput? { self.input }

    /// Returns the answers in the sent fields, checked together with the stored ones.
    func answers(over known: OnboardingAnswers, in units: Units, today: CalendarDay) throws -> [OnboardingAnswer] {
        var errors = self.input.errors
        let steps = self.steps
        if steps.contains(.cycle), !Cycle.applies(to: known.body.sex) {
            for name in Self.cycleFields where !self.input[name].isEmpty {
                errors.add(name, "Nothing is worked out from a cycle while your gender is set to male.")
            }
        }
        var input = known.form(for: steps, in: units, today: today).input
        self.fillInjuries(&input, known: known.health.injuries, into: &errors)
        for name in ["conditions", "limitations"] where self.input.has(name) {
            input.set(name, to: "")
            for value in Set(self.input.all(name)).sorted() { input.append(value, to: name) }
        }
        self.fillCycle(&input)
        let form = OnboardingAnswersForm(input).asking(steps, today: today, cycle: known.health.cycle)
        guard let answers = form.validate(into: &errors), errors.isEmpty else { throw errors }
        return answers
    }

    private static let cycleFields = ["cycle", "pregnancyWeek", "lastPeriod"]

    private var steps: [Step] {
        var steps: [Step] = []
        if self.input.has("injuries") || self.input.has("conditions") { steps.append(.injuries) }
        if self.input.has("limitations") { steps.append(.limits) }
        if (Self.cycleFields + ["mindsCycle"]).contains(where: self.input.has) { steps.append(.cycle) }
        return steps
    }

    /// Fills in injuries; of an area that is named twice the worse counts, and one after surgery stays so while it is
    /// acute.
    private func fillInjuries(_ input: inout FormInput, known: [Injury], into errors: inout FormErrors) {
        guard self.input.has("injuries") else { return }
        for area in InjuryArea.allCases { input.set(InjuriesForm.field(area), to: "") }
        // An empty list says that nothing hurts.
        input.set("hurts", to: self.input.items("injuries").isEmpty ? "no" : "")
        var acute: [InjuryArea: Bool] = [:]
        for (place, item) in self.input.items("injuries") {
            let area = InjuryArea(rawValue: item["area"])
            if area == nil { errors.add("injuries.\(place).area", "Choose from the list.") }
            if item["acute"].isEmpty { errors.add("injuries.\(place).acute", "Say true or false.") }
            if let area { acute[area] = acute[area] == true || item.isOn("acute") }
        }
        for (area, isAcute) in acute {
            let before = known.first { $0.area == area }?.kind
            let same = before.flatMap { $0.isAcute == isAcute ? $0 : nil }
            input.set(InjuriesForm.field(area), to: (same ?? (isAcute ? .recent : .lasting)).rawValue)
        }
    }

    /// Fills in the cycle: a week means a pregnancy, a day means none, and clearing either removes that.
    private func fillCycle(_ input: inout FormInput) {
        let before = input["cycle"]
        for name in Self.cycleFields where self.input.has(name) { input.set(name, to: self.input[name]) }
        if !self.input.has("cycle") {
            if !self.input["pregnancyWeek"].isEmpty {
                input.set("cycle", to: CycleForm.pregnant)
            } else if !self.input["lastPeriod"].isEmpty {
                input.set("cycle", to: CycleForm.dated)
            } else if self.input.has("pregnancyWeek") && before == CycleForm.pregnant
                || self.input.has("lastPeriod") && before == CycleForm.dated
            {
                input.set("cycle", to: "")
            }
        }
        // Earlier answers give way to the new one.
        if input["cycle"] != CycleForm.dated { input.set("lastPeriod", to: "") }
        if input["cycle"] != CycleForm.pregnant { input.set("pregnancyWeek", to: "") }
        if self.input.has("mindsCycle") {
            let isMinded = self.input["mindsCycle"].isEmpty || self.input.isOn("mindsCycle")
            input.set("leaveWorkouts", to: isMinded ? "" : "yes")
        }
    }
}
