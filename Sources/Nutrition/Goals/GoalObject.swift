import HealthMath
import Web

/// A goal as a device sends it, and as a safe proposal is taken: in kilograms.
struct GoalObject: Form {
    static let fields = Typed.goalFields.merging(
        ["startKg": .number, "targetKg": .number],
        uniquingKeysWith: { first, _ in first }
    )

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    func validate(into errors: inout FormErrors) -> GoalWish? {
        let complaint = "Say a weight from 20 to 650 kg."
        let start = self.typed.number("startKg", in: Plausible.kilograms, complaint, into: &errors)
        let target = self.typed.number("targetKg", in: Plausible.kilograms, complaint, into: &errors)
        if self.typed["targetKg"].isEmpty { errors.add("targetKg", "Say which weight you aim for.") }
        return self.typed.goalWish(start: start, target: target, into: &errors)
    }
}
