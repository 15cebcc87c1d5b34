import HTTPTypes
import HealthMath
import Members
import Web

/// The page for planning a workout at a time.
struct NewPlanPage: PageModel {
    static let template = "plans/new"

    let status: HTTPResponse.Status
    let frame: Frame
    let complaints: [String]
    let requestId: String
    let day: FieldView
    let at: FieldView
    /// "Tomorrow", "Sat 14 March"; empty for an invalid day.
    let dayName: String
    let workouts: [ChoiceView]
    let workoutComplaints: [String]
    /// Says what is added: "With 15 minutes for travel and shower."; empty for nothing.
    let extraWords: String
    /// Whether the member has some; else one can be made first.
    let hasWorkouts: Bool
    /// The name of the calendar to which it can be written; empty for none.
    let calendarName: String
    let inCalendar: Bool
    /// Whether to ask if they want to be reminded.
    let asksReminding: Bool
    let reminds: Bool

    init(
        _ form: PlanForm,
        _ errors: FormErrors,
        workouts: [OwnWorkout],
        settings: FreeTimeSettings,
        calendar: ConnectedCalendar?,
        asksReminding: Bool,
        today: CalendarDay,
        frame: Frame
    ) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.complaints = errors["form"] + errors["start"] + errors["inCalendar"]
        self.requestId = form.input["requestId"]
        self.day = FieldView("day", of: form, errors)
        self.at = FieldView("at", of: form, errors)
        self.dayName = CalendarDay(form.input["day"]).map { DayName($0, today: today).name } ?? ""
        self.workouts = workouts.choices(
            fitting: settings.workout,
            chosen: form.input["workoutId"],
            openHint: FreeTimeWords.length(settings.workout),
            on: today
        )
        self.workoutComplaints = errors["workoutId"] + errors["minutes"]
        let extra = settings.travel + settings.shower
        self.extraWords = extra > 0 ? "With \(FreeTimeWords.length(extra)) on top for travel and shower." : ""
        self.hasWorkouts = !workouts.isEmpty
        self.calendarName = calendar?.name ?? ""
        // A box without a choice stands ticked: whoever chose a calendar for workouts is asked only to leave one out.
        self.inCalendar = !form.input.has("inCalendar") || form.input.isOn("inCalendar")
        self.asksReminding = asksReminding
        self.reminds = !form.input.has("reminds") || form.input.isOn("reminds")
    }
}
