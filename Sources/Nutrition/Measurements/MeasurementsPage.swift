import FoodCatalogue
import HTTPTypes
import HealthMath
import Members
import Web

/// The page of a day's water, steps and body measures.
struct MeasurementsPage: PageModel {
    static let template = "readings/day"

    let status: HTTPResponse.Status
    let frame: Frame
    let dayName: String
    /// "1,250 ml", or that there is none yet.
    let waterWords: String
    let glasses: [Glass]
    let glassesPath: String
    /// The complaints about a glass.
    let glassComplaints: [String]
    let waterPath: String
    let water: FieldView
    let stepsPath: String
    let steps: FieldView
    let measuresPath: String
    let lengthUnit: String
    let measures: [Measure]
    let measuresOpen: Bool

    /// A button that adds a glass.
    struct Glass: Encodable, Sendable {
        let glassLabel: String
        let glassAmount: String
    }

    struct Measure: Encodable, Sendable {
        let measureName: String
        let measureLabel: String
        let measureUnit: String
        let measure: FieldView
    }

    init(
        _ measurements: [MeasurementKind: Double],
        on name: DayName,
        _ day: CalendarDay,
        input: FormInput?,
        errors: FormErrors,
        units: Units,
        frame: Frame
    ) {
        let inInches = units.height == .ft
        func field(_ kind: MeasurementKind) -> FieldView {
            if let input, input.has(kind.field) {
                return FieldView(value: input[kind.field], complaints: errors[kind.field])
            }
            let scale = kind.isLength && inInches ? HeightUnit.inch.centimetres : 1
            return FieldView(value: measurements[kind].map { Numerals.typed($0 / scale, decimals: 1) } ?? "")
        }
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.dayName = name.name
        let drunk = measurements[.water] ?? 0
        self.waterWords = drunk > 0 ? "\(Numerals.text(drunk)) ml so far" : "Nothing counted yet"
        self.glasses = [200.0, 250, 500].map {
            Glass(glassLabel: "+ \(Numerals.text($0)) ml", glassAmount: Numerals.typed($0, decimals: 0))
        }
        self.glassesPath = MeasurementLinks.glasses(day)
        self.glassComplaints = errors["addMillilitres"]
        self.waterPath = MeasurementLinks.water(day)
        self.water = field(.water)
        self.stepsPath = MeasurementLinks.steps(day)
        self.steps = field(.steps)
        self.measuresPath = MeasurementLinks.measures(day)
        let unit: HeightUnit = inInches ? .inch : .centimetre
        self.lengthUnit = unit.shortName
        self.measures = MeasurementKind.measures.map { kind in
            Measure(
                measureName: kind.field,
                measureLabel: kind.label,
                measureUnit: kind.isLength ? unit.shortName : "%",
                measure: field(kind)
            )
        }
        self.measuresOpen = self.measures.contains { !$0.measure.value.isEmpty }
    }
}

/// Lists the page models of this folder.
enum MeasurementPages {
    static let all: [any PageModel.Type] = [MeasurementsPage.self]
}
