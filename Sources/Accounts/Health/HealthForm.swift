import HealthMath
import Web

/// What a device wants to change about its member's health: any of these, and only those it names.
///
/// It fills in the forms of the pages, so that one set of rules holds for both doors.
struct HealthForm: Form {
    static let fields: [String: FieldKind] = [
        "injuries": .items(["area": .text, "acute": .flag]), "conditions": .list, "limitations": .list,
        "cycle": .text, "pregnancyWeek": .number, "lastPeriod": .text, "mindsCycle": .flag,
    ]

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    func validate(into errors: inout FormErrors) -> Typed? { self.typed }

    /// What was named, checked together with what is known beside it.
    func answers(over known: KnownAnswers, in units: Units, today: CalendarDay) throws -> [Answer] {
        var errors = self.typed.errors
        let steps = self.steps
        if steps.contains(.cycle), !Cycle.applies(to: known.body.sex) {
            for name in Self.cycleFields where !self.typed[name].isEmpty {
                errors.add(name, "Nothing is worked out from a cycle while your gender is set to male.")
            }
        }
        var typed = known.form(for: steps, in: units, today: today).typed
        self.fillInjuries(&typed, known: known.health.injuries, into: &errors)
        for name in ["conditions", "limitations"] where self.typed.has(name) {
            typed.set(name, to: "")
            for value in Set(self.typed.all(name)).sorted() { typed.append(value, to: name) }
        }
        self.fillCycle(&typed)
        switch AnswersForm(typed).answers(to: steps, today: today, known: known.health.cycle) {
        case .valid(let answers) where errors.isEmpty: return answers
        case .valid: throw errors
        case .invalid(let others):
            for (name, words) in others.messages { for word in words { errors.add(name, word) } }
            throw errors
        }
    }

    private static let cycleFields = ["cycle", "pregnancyWeek", "lastPeriod"]

    private var steps: [Step] {
        var steps: [Step] = []
        if self.typed.has("injuries") || self.typed.has("conditions") { steps.append(.injuries) }
        if self.typed.has("limitations") { steps.append(.limits) }
        if (Self.cycleFields + ["mindsCycle"]).contains(where: self.typed.has) { steps.append(.cycle) }
        return steps
    }

    /// An area named twice is as bad as the worse of both; one known to be operated on stays so while it is acute.
    private func fillInjuries(_ typed: inout Typed, known: [Injury], into errors: inout FormErrors) {
        guard self.typed.has("injuries") else { return }
        for area in InjuryArea.allCases { typed.set(InjuriesForm.field(area), to: "") }
        var acute: [InjuryArea: Bool] = [:]
        for (place, item) in self.typed.items("injuries") {
            let area = InjuryArea(rawValue: item["area"])
            if area == nil { errors.add("injuries.\(place).area", "Choose from the list.") }
            if item["acute"].isEmpty { errors.add("injuries.\(place).acute", "Say true or false.") }
            if let area { acute[area] = acute[area] == true || item.isOn("acute") }
        }
        for (area, isAcute) in acute {
            let before = known.first { $0.area == area }?.kind
            let same = before.flatMap { $0.isAcute == isAcute ? $0 : nil }
            typed.set(InjuriesForm.field(area), to: (same ?? (isAcute ? .recent : .lasting)).rawValue)
        }
    }

    /// A week says that one is pregnant, a day that one is not; taking back either takes back what it said.
    private func fillCycle(_ typed: inout Typed) {
        let before = typed["cycle"]
        for name in Self.cycleFields where self.typed.has(name) { typed.set(name, to: self.typed[name]) }
        if !self.typed.has("cycle") {
            if !self.typed["pregnancyWeek"].isEmpty {
                typed.set("cycle", to: CycleForm.pregnant)
            } else if !self.typed["lastPeriod"].isEmpty {
                typed.set("cycle", to: CycleForm.dated)
            } else if self.typed.has("pregnancyWeek") && before == CycleForm.pregnant
                || self.typed.has("lastPeriod") && before == CycleForm.dated
            {
                typed.set("cycle", to: "")
            }
        }
        // What was said before gives way to what is said now.
        if typed["cycle"] != CycleForm.dated { typed.set("lastPeriod", to: "") }
        if typed["cycle"] != CycleForm.pregnant { typed.set("pregnancyWeek", to: "") }
        if self.typed.has("mindsCycle") {
            let isMinded = self.typed["mindsCycle"].isEmpty || self.typed.isOn("mindsCycle")
            typed.set("leaveWorkouts", to: isMinded ? "" : "yes")
        }
    }
}
