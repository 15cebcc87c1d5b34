import Web

/// The one-tap switch of units.
struct UnitSystemForm: Form {
    static let fields: [String: FieldKind] = ["system": .text, "next": .text]

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    struct Values: Sendable {
        var system: UnitSystem
        var next: String
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let next = self.typed["next"]
        guard let system = UnitSystem(rawValue: self.typed["system"]) else {
            errors.add("system", "Choose from the list.")
            return nil
        }
        return Values(system: system, next: LocalPath.isLocal(next) ? next : "/me")
    }
}
