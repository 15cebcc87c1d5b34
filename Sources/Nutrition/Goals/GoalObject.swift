import HealthMath
import Web

/// A goal in kilograms, as a device sends it, and as a safe proposal is accepted.
struct GoalObject: Form {
    static let fields = FormInput.goalFields.merging(
        ["startKg": .number, "targetKg": .number],
        uniquingKeysWith: { first, _ in first }
    )

    let input: FormInput

    func validate(into errors: inout FormErrors) -> GoalDraft? {
        let complaint = "Say a weight from 20 to 650 kg."
        let start = self.input.number("startKg", in: Plausible.kilograms, complaint, into: &errors)
        let target = self.input.number("targetKg", in: Plausible.kilograms, complaint, into: &errors)
        if self.input["targetKg"].isEmpty { errors.add("targetKg", "Say which weight you aim for.") }
        return self.input.goalDraft(start: start, target: target, into: &errors)
    }
}
