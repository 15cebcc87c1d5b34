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
