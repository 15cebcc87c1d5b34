import HTTPTypes
import HealthMath
import Web

/// The page for asking for a workout.
struct NewWorkoutPage: PageModel {
    static let template = "workouts/new"

    let status: HTTPResponse.Status
    let frame: Frame
    let details: DetailsCard
    let requestId: String
    /// The page that asked for a workout; empty for none.
    let next: String
    /// Says why it starts easier than the last one; empty for nothing.
    let startWords: String
    let title: FieldView
    let about: FieldView
    let choices: WorkoutChoices
    /// How long one has trained; empty once it was said.
    let experiences: [ChoiceView]
    let experienceComplaints: [String]
    /// Says that what they have is that of the last time at the place; empty for nothing.
    let gearWords: String
    /// What is at each place, or the question for it.
    let gearCards: [GearCard]
    /// Names missing choices: "Still to choose: how hard, how long." Empty when nothing is missing.
    let missing: String
    /// The names of their fields.
    let missingFields: String
    let complaints: [String]
    let intensityComplaints: [String]
    let minutesComplaints: [String]
    let placeComplaints: [String]
    let equipmentComplaints: [String]
    let goalComplaints: [String]
    let kindComplaints: [String]

    init(
        _ form: WorkoutForm,
        _ errors: FormErrors,
        details: DetailsCard,
        known experience: Experience?,
        kept: [Place: [Gear]],
        kinds: [WorkoutKind],
        start: String = "",
        gear: String = "",
        frame: Frame
    ) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.details = details
        self.next = form.next
        self.requestId = form.input["requestId"]
        self.startWords = start
        self.title = FieldView("title", of: form, errors)
        self.about = FieldView("description", of: form, errors)
        self.choices = WorkoutChoices(form.input, kinds: kinds)
        self.experiences = experience == nil ? Experience.choices(chosen: form.input["experience"]) : []
        self.experienceComplaints = errors["experience"]
        self.gearWords = gear
        self.gearCards = Place.allCases.map { GearCard($0, kept: kept[$0], form.input) }
        let missing = Self.names.filter { form.input[$0.field].isEmpty && !errors[$0.field].isEmpty }
        self.missing = missing.isEmpty ? "" : "Still missing: \(missing.map(\.name).joined(separator: ", "))."
        self.missingFields = missing.map(\.field).joined(separator: " ")
        // A kind that isn't offered has no place of its own on the page.
        let general =
            ["form", "requestId", "seed", "gear"] + (kinds.isEmpty ? ["kind"] : []) + Place.allCases.map(\.gearField)
        self.complaints = general.flatMap { errors[$0] }
        self.intensityComplaints = errors["intensity"]
        self.minutesComplaints = errors["minutes"]
        self.placeComplaints = errors["place"]
        self.equipmentComplaints = errors["equipment"]
        self.goalComplaints = errors["goal"]
        self.kindComplaints = errors["kind"]
    }

    private static let names: [(field: String, name: String)] = [
        ("intensity", "how hard"), ("minutes", "how long"), ("place", "where"), ("equipment", "what you have"),
    ]
}
