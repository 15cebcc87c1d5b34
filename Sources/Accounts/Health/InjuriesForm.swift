import HealthMath
import Web

/// The form for injuries and conditions: each area is a field, its value the kind of injury; `touched` are the areas that were
/// touched on the drawn body.
struct InjuriesForm: Form {
    static let fields: [String: FieldKind] = InjuryArea.allCases.reduce(
        into: ["conditions": .list, "hurts": .text, "touched": .list]
    ) {
        $0[Self.field($1)] = .text
    }

    var input: FormInput

    struct Values: Sendable, Equatable {
        var injuries: [Injury]
        /// Whether they said that nothing hurts.
        var nothingHurts = false
        var conditions: [HealthCondition]
    }

    func validate(into errors: inout FormErrors) -> Values? {
        var injuries: [Injury] = []
        // What a page hides after "No" is still sent.
        let asked = self.input["hurts"] == "no" ? [] : InjuryArea.allCases
        for area in asked {
            let kind = self.input.choice(
                Self.field(area),
                of: InjuryKind.self,
                "Choose from the list.",
                into: &errors
            )
            if let kind { injuries.append(Injury(area: area, kind: kind)) }
        }
        // A touched place only leads to its question: what is the matter there isn't guessed, and isn't lost unsaid.
        if self.input["hurts"] != "no" { self.ask(beside: injuries, into: &errors) }
        if self.input["hurts"] == "yes", injuries.isEmpty, errors.isEmpty {
            errors.add("hurts", "Say what hurts, or choose No.")
        }
        return Values(
            injuries: injuries,
            nothingHurts: self.input["hurts"] == "no",
            conditions: HealthCondition.picked("conditions", of: self.input, into: &errors)
        )
    }

    /// Asks once about a touched place that was left at fine: the page that asks names it no more.
    private func ask(beside injuries: [Injury], into errors: inout FormErrors) {
        for area in Set(self.input.all("touched").compactMap(InjuryArea.init(rawValue:))) {
            // A touch on the ankle shows the foot's question too.
            let shown = area == .ankle ? [area, .foot] : [area]
            guard !injuries.contains(where: { shown.contains($0.area) }), errors[Self.field(area)].isEmpty else {
                continue
            }
            let isAlone = injuries.isEmpty && self.input["hurts"] == "yes"
            let otherwise = isAlone ? "choose No if nothing hurts" : "go on if it is fine"
            errors.add(Self.field(area), "You touched this place. Say what it is, or \(otherwise).")
        }
    }

    static func field(_ area: InjuryArea) -> String { "injury-\(area.rawValue)" }
}

extension InjuriesForm {
    init(_ facts: HealthFacts) {
        self.input = FormInput()
        if facts.nothingHurts { self.input.set("hurts", to: "no") }
        for injury in facts.injuries { self.input.set(Self.field(injury.area), to: injury.kind.rawValue) }
        for condition in facts.conditions { self.input.append(condition.rawValue, to: "conditions") }
    }
}
