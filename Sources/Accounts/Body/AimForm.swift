import Web

/// What a member wants most.
struct AimForm: Form {
    static let fields: [String: FieldKind] = ["aim": .text]

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }
    init(_ body: Body) { self.typed = Typed(["aim": body.aim?.rawValue ?? ""]) }

    struct Values: Sendable, Equatable {
        var aim: FitnessAim?
    }

    func validate(into errors: inout FormErrors) -> Values? {
        Values(aim: self.typed.choice("aim", "Choose from the list.", into: &errors))
    }
}
