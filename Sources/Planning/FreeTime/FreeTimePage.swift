import HTTPTypes
import HealthMath
import Members
import Web

/// The page for the settings of free time, filled with the stored or the usual ones.
struct FreeTimePage: PageModel {
    static let template = "free-time/settings"

    let status: HTTPResponse.Status
    let frame: Frame
    let next: String
    let groups: [WeekdayView]
    let weekdays: [WeekdayView]
    /// Whether a day differs from its group.
    let someDiffer: Bool
    let lengths: [LengthView]
    let reminds: Bool

    struct WeekdayView: Encodable, Sendable {
        let weekdayName: String
        let windows: [WindowView]
    }

    struct WindowView: Encodable, Sendable {
        /// "windows.3".
        let windowField: String
        let windowWeekday: String
        /// "Monday", "Monday, second time".
        let windowName: String
        let isFirst: Bool
        let isOpen: Bool
        /// The words of the choice of no time: "As above" for a day of its own.
        let unchosen: String
        /// Whether "Not at all" can be chosen, and is.
        let canBeNever: Bool
        let isNever: Bool
        let froms: [TimeView]
        let tos: [TimeView]
        let windowComplaints: [String]
    }

    struct TimeView: Encodable, Sendable {
        let timeName: String
        let timeChosen: Bool
    }

    struct LengthView: Encodable, Sendable {
        let lengthField: String
        let lengthName: String
        let lengthChoices: [ChoiceView]
        let lengthComplaints: [String]
    }

    init(_ form: FreeTimeForm, _ errors: FormErrors, frame: Frame) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.next = form.next
        self.reminds = form.input.isOn("reminders")
        let rows = form.input.items("windows")
        let views = { (scope: HoursScope) in
            let own = rows.filter { $0.input["weekday"] == scope.word }
            return WeekdayView(
                weekdayName: scope.name,
                windows: own.enumerated().map { number, row in
                    Self.window(row.input, scope, place: row.place, number: number, errors)
                }
            )
        }
        self.groups = HoursScope.groups.map(views)
        self.weekdays = Weekday.allCases.map { views(.day($0)) }
        self.someDiffer = self.weekdays.contains { $0.windows.contains(where: \.isOpen) }
        self.lengths = Self.questions.map { question in
            Self.length(question, form.input[question.field], errors[question.field])
        }
    }

    private static func window(
        _ input: FormInput,
        _ scope: HoursScope,
        place: Int,
        number: Int,
        _ errors: FormErrors
    ) -> WindowView {
        let name = "windows.\(place)"
        let isDay = !HoursScope.groups.contains(scope)
        let complaints = errors["\(name).from"] + errors["\(name).to"] + errors["\(name).weekday"]
        return WindowView(
            windowField: name,
            windowWeekday: scope.word,
            windowName: number == 0 ? scope.name : "\(scope.name), another time",
            isFirst: number == 0,
            isOpen: !(input["from"] + input["to"]).isEmpty || !complaints.isEmpty,
            unchosen: isDay && number == 0 ? "As above" : "–",
            canBeNever: isDay && number == 0,
            isNever: input["from"] == FreeTimeForm.never,
            froms: Self.times(input["from"], from: 0, through: 1_425),
            tos: Self.times(input["to"], from: 15, through: 1_440),
            windowComplaints: complaints
        )
    }

    /// Returns the choices of a time: quarters of an hour, and the chosen time if it is another.
    private static func times(_ chosen: String, from first: Int, through last: Int) -> [TimeView] {
        var times = stride(from: first, through: last, by: 15).map { ClockTime(minutes: $0) }
        if let known = ClockTime(chosen), !times.contains(known) { times = (times + [known]).sorted() }
        let text = ClockTime(chosen)?.text
        return times.map { TimeView(timeName: $0.text, timeChosen: $0.text == text) }
    }

    private struct Question {
        let field: String
        let name: String
        let choices: [Int]
        let none: String
    }

    private static let questions = [
        Question(
            field: "workoutMinutes",
            name: "A workout takes",
            choices: [15, 20, 30, 45, 60, 75, 90, 120],
            none: ""
        ),
        Question(
            field: "travelMinutes",
            name: "Travel, both ways",
            choices: [0, 10, 20, 30, 40, 60, 90],
            none: "None"
        ),
        Question(field: "showerMinutes", name: "Shower and change", choices: [0, 5, 10, 15, 20, 30], none: "None"),
        Question(
            field: "leadMinutes",
            name: "Remind me before",
            choices: [0, 5, 10, 15, 30, 45, 60],
            none: "At its start"
        ),
        Question(field: "snoozeMinutes", name: "A snooze lasts", choices: [10, 15, 20, 30, 45, 60], none: ""),
    ]

    /// Returns text such as "45 min", "1 hour": short, as two choices stand beside each other on a phone.
    private static func words(_ minutes: Int) -> String {
        minutes < 60 ? "\(minutes) min" : FreeTimeWords.length(minutes)
    }

    private static func length(_ question: Question, _ input: String, _ complaints: [String]) -> LengthView {
        let known = Int(input)
        let choices = Set(question.choices + [known].compactMap(\.self)).sorted()
        return LengthView(
            lengthField: question.field,
            lengthName: question.name,
            lengthChoices: choices.map { minutes in
                let label = minutes == 0 && !question.none.isEmpty ? question.none : Self.words(minutes)
                return ChoiceView(String(minutes), label: label, chosen: minutes == known)
            },
            lengthComplaints: complaints
        )
    }
}
