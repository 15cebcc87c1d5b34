import HealthMath
import Web

/// What hurts in the middle of a session, for today alone.
struct PainForm: Form {
    static let fields: [String: FieldKind] = ["where": .list, "much": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> [Injury]? {
        let areas = self.areas
        if areas.isEmpty || areas.count < Set(self.input.all("where")).count {
            errors.add("where", "Choose where it hurts.")
        }
        guard let much = PainStrength(rawValue: self.input["much"]) else {
            errors.add("much", "Choose how much it hurts.")
            return nil
        }
        guard errors.isEmpty else { return nil }
        return areas.map { Injury(area: $0, kind: much.kind) }
    }

    /// The areas in the order of the body.
    var areas: [InjuryArea] {
        let words = Set(self.input.all("where"))
        return InjuryArea.allCases.filter { words.contains($0.rawValue) }
    }
}

extension PainForm {
    /// Creates the form with what was said before, so that a second word adds to it.
    init(_ told: [Injury]) {
        var input = FormInput()
        for injury in told { input.append(injury.area.rawValue, to: "where") }
        if !told.isEmpty {
            let much: PainStrength = told.contains { $0.kind.isAcute } ? .much : .little
            input.set("much", to: much.rawValue)
        }
        self.init(input: input)
    }
}

/// How much something hurts.
enum PainStrength: String, CaseIterable {
    case little, much

    /// How the rules of safety take it: what hurts much is spared like what was just hurt.
    var kind: InjuryKind { self == .little ? .lasting : .recent }

    var label: String { self == .little ? "A little" : "Much" }

    var hint: String {
        switch self {
        case .little: "It aches, and moving it is fine. What loads it hard is left out."
        case .much: "Sharp, or it holds you up. Nothing loads it today."
        }
    }
}
