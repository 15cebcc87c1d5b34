import HTTPTypes
import Web

/// The page for choosing what is trained at the time of a plan.
struct PlanWorkoutPage: PageModel {
    static let template = "plans/workout"

    let status: HTTPResponse.Status
    let frame: Frame
    let complaints: [String]
    /// "Tomorrow, 17:00–18:00".
    let timeWords: String
    /// "45 min": what a workout may take of it.
    let freeWords: String
    let version: String
    let choicePath: String
    let makePath: String
    let workouts: [ChoiceView]
    let workoutComplaints: [String]

    /// `minutes` is what a workout may take, without travel and shower.
    init(
        _ plan: PlannedWorkout,
        _ errors: FormErrors,
        timeWords: String,
        workouts: [ChoiceView],
        minutes: Int,
        frame: Frame
    ) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.complaints = errors["form"] + errors["version"]
        self.timeWords = timeWords.prefix(1).uppercased() + timeWords.dropFirst()
        self.freeWords = ReminderWords.length(minutes)
        self.version = String(plan.version)
        self.choicePath = PlanLinks.workout(plan.id)
        self.makePath = PlanLinks.making(for: plan.id, minutes: minutes)
        self.workouts = workouts
        self.workoutComplaints = errors["workoutId"]
    }
}
