import HealthMath
import Web

/// What hurts in the middle of a session, for today alone: how much is a field of each place, empty where nothing hurts.
struct PainForm: Form {
    static let fields = InjuryArea.allCases.reduce(into: [String: FieldKind]()) { $0[$1.rawValue] = .text }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> [Injury]? {
        let injuries = InjuryArea.allCases.compactMap { area in
            let complaint = "\(area.label): choose no, a little or much."
            return self.input.choice(area.rawValue, of: PainStrength.self, complaint, into: &errors).map {
                Injury(area: area, kind: $0.kind)
            }
        }
        if injuries.isEmpty, errors.isEmpty { errors.add("form", "Say where it hurts, a little or much.") }
        return errors.isEmpty ? injuries : nil
    }
}

extension PainForm {
    /// Creates the form with what was said before, so that a second word adds to it.
    init(_ told: [Injury]) {
        var input = FormInput()
        for injury in told {
            let much: PainStrength = injury.kind.isAcute ? .much : .little
            input.set(injury.area.rawValue, to: much.rawValue)
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
