import HTTPTypes
import HealthMath
import Members
import Web

/// Workouts and exercises by what they are likely to burn.
struct CaloriesPage: PageModel {
    static let template = "activities/calories"

    let status: HTTPResponse.Status
    let frame: Frame
    let energyUnit: String
    let kcal: FieldView
    let workouts: [ChanceView]
    let exercises: [ChanceView]
    let words: String

    struct ChanceView: Encodable, Sendable {
        let chancePath: String
        let chanceName: String
        /// How the estimate was made: "by your last 5 times".
        let chanceNote: String
        let chanceAmount: String
        let chanceUnit: String
    }

    init(
        _ form: CaloriesForm,
        _ errors: FormErrors,
        workouts: [WorkoutSummary],
        exercises: [BurnChance],
        units: Units,
        frame: Frame
    ) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.energyUnit = units.energy.rawValue
        self.kcal = FieldView("kcal", of: form, errors)
        self.workouts = workouts.map { workout in
            ChanceView(
                chancePath: WorkoutLinks.workout(workout.id),
                chanceName: workout.title,
                chanceNote: "\(workout.request.minutes) min, by METs",
                chanceAmount: units.number(kilocalories: workout.expectedKilocalories ?? 0),
                chanceUnit: units.energy.rawValue
            )
        }
        self.exercises = exercises.map { chance in
            ChanceView(
                chancePath: ActivityLinks.new(of: chance.exercise.id),
                chanceName: chance.exercise.name,
                chanceNote: chance.rate.times > 0 ? "by your last \(chance.rate.times) times" : "by METs",
                chanceAmount: Numerals.text(chance.minutes),
                chanceUnit: "min"
            )
        }
        self.words = exercises.isEmpty && errors.isEmpty ? Self.unknown : ""
    }

    private static let unknown = "To say what burns how much we need your weight. Add it under Me."
}

/// Reads the energy that is to be burned.
struct CaloriesForm: Form {
    static let fields: [String: FieldKind] = ["kcal": .number, "energyUnit": .text]

    static let usual = 300.0

    let input: FormInput

    /// Reads the energy in kcal.
    func validate(into errors: inout FormErrors) -> Double? {
        let unit = Units.Energy(rawValue: self.input["energyUnit"]) ?? .kcal
        let most = unit.unit.amount(kilocalories: 5_000)
        let complaint = "Type a number from 10 to \(Numerals.text(most))."
        let input = self.input.number("kcal", in: 10...most, complaint, into: &errors)
        return input.map(unit.unit.kilocalories) ?? Self.usual
    }
}
