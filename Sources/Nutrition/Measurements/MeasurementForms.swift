import HealthMath
import Members
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

/// Reads a glass more in a day.
///
/// Each tap counts, also when several wait on a phone to be sent.
struct GlassForm: Form {
    static let fields: [String: FieldKind] = ["addMillilitres": .number]

    let input: FormInput

    /// Returns the millilitres to add.
    func validate(into errors: inout FormErrors) -> Double? {
        let complaint = "Type millilitres from 1 to 5,000."
        let added = self.input.ungrouping("addMillilitres").number(
            "addMillilitres",
            in: 1...5_000,
            complaint,
            into: &errors
        )
        if self.input["addMillilitres"].isEmpty { errors.add("addMillilitres", "Say how much you drank.") }
        return errors.isEmpty ? added : nil
    }
}

/// Body measures; what isn't sent stays, and empty fields are removed.
struct MeasuresForm: Form {
    static let fields: [String: FieldKind] = Dictionary(
        uniqueKeysWithValues: MeasurementKind.measures.map { ($0.field, FieldKind.number) } + [("lengthUnit", .text)]
    )

    let input: FormInput

    func validate(into errors: inout FormErrors) -> [MeasurementKind: Double?]? {
        let unit: HeightUnit = self.input["lengthUnit"] == HeightUnit.inch.shortName ? .inch : .centimetre
        var measurements: [MeasurementKind: Double?] = [:]
        for kind in MeasurementKind.measures where self.input.has(kind.field) {
            let scale = kind.isLength ? unit.centimetres : 1
            let range = kind.plausible.lowerBound / scale...kind.plausible.upperBound / scale
            let bounds = "\(Numerals.text(range.lowerBound)) to \(Numerals.text(range.upperBound))"
            let amount = self.input.number(kind.field, in: range, "Type a number from \(bounds).", into: &errors)
            let metric = amount.map { min(max($0 * scale, kind.plausible.lowerBound), kind.plausible.upperBound) }
            measurements.updateValue(metric, forKey: kind)
        }
        if measurements.isEmpty, errors.isEmpty { errors.add("form", "Send at least one measure.") }
        return errors.isEmpty ? measurements : nil
    }
}

extension HeightUnit {
    /// The short name beside a field.
    var shortName: String {
        switch self {
        case .centimetre: "cm"
        case .inch: "in"
        case .foot: "ft"
        }
    }
}

extension MeasurementKind {
    /// The name in forms and in the API: "waistCm".
    var field: String {
        switch self {
        case .steps: "steps"
        case .water: "millilitres"
        case .neck: "neckCm"
        case .chest: "chestCm"
        case .waist: "waistCm"
        case .hip: "hipCm"
        case .thigh: "thighCm"
        case .upperArm: "upperArmCm"
        case .calf: "calfCm"
        case .bodyFat: "bodyFatPercent"
        }
    }

    var label: String {
        switch self {
        case .steps: "Steps"
        case .water: "Water"
        case .neck: "Neck"
        case .chest: "Chest"
        case .waist: "Waist"
        case .hip: "Hip"
        case .thigh: "Thigh"
        case .upperArm: "Upper arm"
        case .calf: "Calf"
        case .bodyFat: "Body fat"
        }
    }
}
