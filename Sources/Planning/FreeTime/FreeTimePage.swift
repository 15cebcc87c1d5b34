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
    let weekdays: [WeekdayView]
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
        let groups = form.input.items("windows")
        self.weekdays = Weekday.allCases.map { weekday in
            let own = groups.filter { $0.input["weekday"] == weekday.word }
            return WeekdayView(
                weekdayName: weekday.name,
                windows: own.enumerated().map { number, group in
                    Self.window(group.input, weekday, place: group.place, number: number, errors)
                }
            )
        }
        self.lengths = Self.questions.map { question in
            Self.length(question, form.input[question.field], errors[question.field])
        }
    }

    private static func window(
        _ input: FormInput,
        _ weekday: Weekday,
        place: Int,
        number: Int,
        _ errors: FormErrors
    ) -> WindowView {
        let name = "windows.\(place)"
        let complaints = errors["\(name).from"] + errors["\(name).to"] + errors["\(name).weekday"]
        return WindowView(
            windowField: name,
            windowWeekday: weekday.word,
            windowName: number == 0 ? weekday.name : "\(weekday.name), another time",
            isFirst: number == 0,
            isOpen: !(input["from"] + input["to"]).isEmpty || !complaints.isEmpty,
            froms: Self.times(input["from"], from: 300, through: 1_410),
            tos: Self.times(input["to"], from: 330, through: 1_440),
            windowComplaints: complaints
        )
    }

    /// The choices of a time: half hours, and the chosen time if it is another.
    private static func times(_ chosen: String, from first: Int, through last: Int) -> [TimeView] {
        var times = stride(from: first, through: last, by: 30).map { ClockTime(minutes: $0) }
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

    private static func length(_ question: Question, _ input: String, _ complaints: [String]) -> LengthView {
        let known = Int(input)
        let choices = Set(question.choices + [known].compactMap(\.self)).sorted()
        return LengthView(
            lengthField: question.field,
            lengthName: question.name,
            lengthChoices: choices.map { minutes in
                let label = minutes == 0 && !question.none.isEmpty ? question.none : FreeTimeWords.length(minutes)
                return ChoiceView(String(minutes), label: label, chosen: minutes == known)
            },
            lengthComplaints: complaints
        )
    }
}
