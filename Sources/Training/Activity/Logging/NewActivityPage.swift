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

    /// Creates the form of an exercise; nil for what is none of ours, which is told by its name and how hard it was.
    init(
        _ exercise: Exercise?,
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
        self.exerciseId = exercise?.id ?? ""
        let usual = exercise.map { $0.usualPace?.intensity } ?? .moderate
        let chosen = input["intensity"].isEmpty ? usual?.rawValue ?? "" : input["intensity"]
        let intensities = exercise?.mets.map(\.intensity) ?? Intensity.allCases
        self.intensities =
            intensities.count < 2
            ? [] : intensities.map { ChoiceView($0.rawValue, label: $0.label, chosen: $0.rawValue == chosen) }
        self.intensityComplaints = errors["intensity"] + errors["exerciseId"] + errors["requestId"] + errors["form"]
        let sets = max(input.items("sets").count, exercise?.category == .strength ? 4 : 0)
        self.fields = ActivityFieldsView(
            form,
            errors,
            hasDistance: exercise?.pattern == .steady,
            sets: exercise.map { exercise in (0..<sets).map { _ in exercise.name } } ?? [],
            hasSeconds: exercise?.measure == .seconds,
            today: today,
            units: units
        )
    }
}
