import HTTPTypes
import HealthMath
import Members
import Storage
import Web

/// The page for logging an exercise.
struct NewActivityPage: PageModel {
    static let template = "activities/new"

    let status: HTTPResponse.Status
    let frame: Frame
    let requestId: String
    let exerciseId: String
    let intensities: [ChoiceView]
    let intensityComplaints: [String]
    let fields: ActivityFieldsView

    init(
        _ exercise: Exercise,
        _ form: ActivityForm,
        _ errors: FormErrors,
        today: CalendarDay,
        units: Units,
        frame: Frame
    ) {
        let input = form.input
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.requestId = input["requestId"].isEmpty ? RowID.new() : input["requestId"]
        self.exerciseId = exercise.id
        let chosen = input["intensity"].isEmpty ? exercise.usualPace?.intensity.rawValue ?? "" : input["intensity"]
        self.intensities =
            exercise.mets.count < 2
            ? []
            : exercise.mets.map {
                ChoiceView($0.intensity.rawValue, label: $0.intensity.label, chosen: $0.intensity.rawValue == chosen)
            }
        self.intensityComplaints = errors["intensity"] + errors["exerciseId"] + errors["requestId"] + errors["form"]
        let sets = max(input.items("sets").count, exercise.category == .strength ? 4 : 0)
        self.fields = ActivityFieldsView(
            form,
            errors,
            hasDistance: exercise.pattern == .steady,
            sets: (0..<sets).map { _ in exercise.name },
            hasSeconds: exercise.measure == .seconds,
            today: today,
            units: units
        )
    }
}
