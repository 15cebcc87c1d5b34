import HealthMath
import Members
import Web

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
