import HTTPTypes
import Web

/// The page for editing a workout.
struct EditWorkoutPage: PageModel {
    static let template = "workouts/edit"

    let status: HTTPResponse.Status
    let frame: Frame
    let savePath: String
    let draftPath: String
    let cancelPath: String
    let removalPath: String
    let isStale: Bool
    let complaints: [String]
    let version: String
    let unit: String
    let title: FieldView
    let about: FieldView
    let phases: [PhaseView]
    let query: String
    let found: [FoundView]
    let nothingFound: Bool

    struct PhaseView: Encodable, Sendable {
        let phaseName: String
        let lines: [EditLineView]
    }

    struct FoundView: Encodable, Sendable {
        /// The drawn figure; empty for none.
        let figure: String
        let foundId: String
        let foundName: String
        let foundNote: String
    }

    init(
        _ form: WorkoutDraftForm,
        _ errors: FormErrors,
        of workout: Workout,
        for trainee: Trainee,
        stale: Bool,
        found: [Exercise],
        frame: Frame
    ) {
        self.status = stale ? .conflict : errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.savePath = WorkoutLinks.workout(workout.id)
        self.draftPath = WorkoutLinks.draft(workout.id)
        self.cancelPath = WorkoutLinks.workout(workout.id)
        self.removalPath = WorkoutLinks.removal(workout.id)
        self.isStale = stale
        self.complaints = ["form", "exercises", "version"].flatMap { errors[$0] }
        self.version = form.input["version"]
        self.unit = form.input["unit"]
        self.title = FieldView("title", of: form, errors)
        self.about = FieldView("description", of: form, errors)
        let members = form.lines.map { WorkoutDraftForm.Line(input: $0.input) }
        let lines = form.lines.enumerated().map { place, line in
            let view = EditLineView(
                line,
                at: place,
                among: members,
                of: workout,
                for: trainee,
                unit: form.input["unit"],
                errors
            )
            return (line.part, view)
        }
        self.phases = WorkoutPart.allCases.map { part in
            PhaseView(phaseName: part.label, lines: lines.filter { $0.0 == part.rawValue }.map(\.1))
        }
        self.query = form.query
        self.found = found.map {
            let muscles = $0.muscles.prefix(3).map(\.label).joined(separator: ", ")
            let figure = ExerciseFigures.name(of: $0)
            return FoundView(figure: figure, foundId: $0.id, foundName: $0.name, foundNote: muscles)
        }
        self.nothingFound = found.isEmpty && !form.query.isEmpty
    }
}
