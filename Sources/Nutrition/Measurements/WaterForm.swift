import Web

/// The water of a whole day, so that sending it again changes nothing.
struct WaterForm: Form {
    static let fields: [String: FieldKind] = ["millilitres": .number]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> [MeasurementKind: Double?]? {
        let complaint = "Type millilitres from 0 to 30,000."
        let water = self.input.ungrouping("millilitres").number(
            "millilitres",
            in: MeasurementKind.water.plausible,
            complaint,
            into: &errors
        )
        if !self.input.has("millilitres") { errors.add("millilitres", "Say how much you drank.") }
        return errors.isEmpty ? [.water: water] : nil
    }
}
