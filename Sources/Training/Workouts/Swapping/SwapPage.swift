import HTTPTypes
import Members
import Web

/// The page with the exercises that may replace one of a workout.
struct SwapPage: PageModel {
    static let template = "workouts/swap"

    let frame: Frame
    let status: HTTPResponse.Status
    let complaints: [String]
    /// The drawn figure of what is to be replaced; empty for none.
    let figures: [FigureView]
    let exerciseName: String
    let exercisePath: String
    let doseNow: String
    let swapPath: String
    let exclusionPath: String
    let version: String
    /// The number of its line.
    let line: String
    /// The session in the middle of which it is; empty for none.
    let session: String
    let alternatives: [AlternativeView]

    struct AlternativeView: Encodable, Sendable {
        /// The drawn figure; empty for none.
        let figure: String
        let otherId: String
        let otherName: String
        /// "Dumbbells, incline bench"; "No equipment".
        let otherGear: String
        let otherReason: String
        let otherPath: String
    }

    init(
        _ item: WorkoutItem,
        line: Int,
        of workout: Workout,
        _ alternatives: [Alternative],
        for trainee: Trainee,
        during session: String?,
        units: Units,
        _ errors: FormErrors,
        frame: Frame
    ) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.complaints = errors.inOrder
        self.session = session ?? ""
        self.frame = frame
        self.figures = FigureView.of(trainee.figure(of: item))
        self.exerciseName = item.name
        self.exercisePath = ExerciseLinks.exercise(item.exercise)
        self.doseNow = WorkoutWords.dose(item, in: units)
        self.swapPath = WorkoutLinks.swap(item.exercise, of: workout.id)
        self.exclusionPath = WorkoutLinks.exclusion(item.exercise, of: workout.id)
        self.version = String(workout.version)
        self.line = String(line)
        self.alternatives = alternatives.map {
            AlternativeView(
                figure: trainee.figure(of: $0.exercise),
                otherId: $0.exercise.id,
                otherName: $0.exercise.name,
                otherGear: ExerciseFacts.gear(of: $0.exercise),
                otherReason: $0.reason,
                otherPath: ExerciseLinks.exercise($0.exercise.id)
            )
        }
    }
}
