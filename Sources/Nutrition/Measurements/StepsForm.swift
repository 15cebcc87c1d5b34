import Web

/// Steps of a day; null removes them.
struct StepsForm: Form {
    static let fields: [String: FieldKind] = ["steps": .number]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> [MeasurementKind: Double?]? {
        let steps = self.input.whole("steps", in: 0...200_000, "Type steps from 0 to 200,000.", into: &errors)
        if !self.input.has("steps") { errors.add("steps", "Say how many steps.") }
        return errors.isEmpty ? [.steps: steps.map { Double($0) }] : nil
    }
}
