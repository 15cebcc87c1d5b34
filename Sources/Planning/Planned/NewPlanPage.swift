import HTTPTypes
import HealthMath
import Members
import Web

/// What to do at a time: one of one's own workouts, or to be decided then.
struct NewPlanPage: PageModel {
    static let template = "plans/new"

    /// More would be no choice.
    private static let most = 12

    let status: HTTPResponse.Status
    let frame: Frame
    let complaints: [String]
    let requestId: String
    let day: FieldView
    let at: FieldView
    /// "Tomorrow", "Sat 14 March"; empty for what is no day.
    let dayName: String
    let workouts: [ChoiceView]
    let workoutComplaints: [String]
    /// What comes on top: "With 15 minutes for travel and shower."; empty for nothing.
    let extraWords: String
    /// Where a workout can be made; empty when some are there.
    let makePath: String
    /// The name of the calendar it can be written to; empty for none.
    let calendarName: String
    let inCalendar: Bool

    init(
        _ form: PlanForm,
        _ errors: FormErrors,
        workouts: [OwnWorkout],
        settings: FreeTimeSettings,
        calendar: ConnectedCalendar?,
        today: CalendarDay,
        frame: Frame
    ) {
        let chosen = form.input["workoutId"]
        let proposed = workouts.proposed(for: settings.workout)
        let others = workouts.filter { $0 != proposed }.prefix(Self.most)
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.complaints = errors["form"] + errors["start"] + errors["inCalendar"]
        self.requestId = form.input["requestId"]
        self.day = FieldView("day", of: form, errors)
        self.at = FieldView("at", of: form, errors)
        self.dayName = CalendarDay(form.input["day"]).map { DayName($0, today: today).name } ?? ""
        self.workouts =
            ([proposed].compactMap(\.self) + others).map {
                let length = FreeTimeWords.length($0.minutes)
                let hint = $0 == proposed ? "\(length) · proposed" : length
                return ChoiceView($0.id, label: $0.title, hint: hint, chosen: $0.id == chosen)
            } + [
                ChoiceView(
                    "",
                    label: "I'll decide then",
                    hint: FreeTimeWords.length(settings.workout),
                    chosen: chosen.isEmpty
                )
            ]
        self.workoutComplaints = errors["workoutId"] + errors["minutes"]
        let extra = settings.travel + settings.shower
        self.extraWords = extra > 0 ? "With \(FreeTimeWords.length(extra)) on top for travel and shower." : ""
        self.makePath = workouts.isEmpty ? Places.newWorkout.path : ""
        self.calendarName = calendar?.name ?? ""
        self.inCalendar = form.input.isOn("inCalendar")
    }
}
