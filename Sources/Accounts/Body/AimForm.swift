import HealthMath
import Web

/// The form for a member's main aim.
struct AimForm: Form {
    static let fields: [String: FieldKind] = ["aim": .text]

    let input: FormInput
    struct Values: Sendable, Equatable {
        var aim: FitnessAim?
    }

    func validate(into errors: inout FormErrors) -> Values? {
        Values(aim: self.input.choice("aim", "Choose from the list.", into: &errors))
    }
}

extension AimForm {
    init(_ body: Body) { self.input = FormInput(["aim": body.aim?.rawValue ?? ""]) }
}
