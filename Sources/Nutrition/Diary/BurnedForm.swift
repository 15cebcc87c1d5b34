import HealthMath
import Web

/// Energy burned as a page asks for it: a number and the unit it was shown in.
struct BurnedForm: Form {
    static let fields: [String: FieldKind] = ["kcal": .number, "energyUnit": .text]

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    /// In kcal; nothing typed is nothing burned.
    func validate(into errors: inout FormErrors) -> Double? {
        let unit = Units.Energy(rawValue: self.typed["energyUnit"]) ?? .kcal
        let most = unit.unit.amount(kilocalories: DeviceBurnedForm.most)
        let complaint = "Type a number from 0 to \(Numerals.text(most))."
        let amount = self.typed.number("kcal", in: 0...most, complaint, into: &errors)
        return errors.isEmpty ? min(unit.unit.kilocalories(amount ?? 0), DeviceBurnedForm.most) : nil
    }
}

/// Energy burned as a device sends it, in kcal.
struct DeviceBurnedForm: Form {
    static let fields: [String: FieldKind] = ["kcal": .number]
    /// Above what the hardest day of the Tour de France takes, with room.
    static let most = 20_000.0

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    func validate(into errors: inout FormErrors) -> Double? {
        let kcal = self.typed.number("kcal", in: 0...Self.most, "Send a number from 0 to 20,000.", into: &errors)
        if kcal == nil, errors.isEmpty { errors.add("kcal", "Say how many kcal were burned.") }
        return kcal
    }
}

struct BurnedAnswer: Encodable, Sendable {
    let day: String
    let kcal: Double
}
