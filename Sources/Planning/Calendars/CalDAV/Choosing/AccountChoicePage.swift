import HTTPTypes
import Web

/// The page for choosing calendars of an account.
struct AccountChoicePage: PageModel {
    static let template = "calendars/choice"

    struct Choice: Encodable, Sendable {
        let choiceValue: String
        let choiceLabel: String
        let isChosen: Bool
    }

    let frame: Frame
    let status: HTTPResponse.Status
    let path: String
    let choices: [Choice]
    let complaints: [String]
    /// Those that can be written to, the one that takes workouts chosen; empty when none can.
    let writable: [Choice]
    let workoutComplaints: [String]

    init(_ calendar: ConnectedCalendar, _ settings: CalDAVSettings, _ errors: FormErrors, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.path = CalendarLinks.choice(calendar.id)
        let (all, takesWorkouts) = (settings.calendars.enumerated(), calendar.takesWorkouts)
        self.choices = all.map { place, calendar in
            let isChosen = settings.chosen.contains(calendar.path)
            return Choice(choiceValue: String(place), choiceLabel: calendar.name, isChosen: isChosen)
        }
        self.writable = all.filter(\.element.isWritable).map { place, calendar in
            let isChosen = takesWorkouts && settings.forWorkouts == calendar.path
            return Choice(choiceValue: String(place), choiceLabel: calendar.name, isChosen: isChosen)
        }
        self.complaints = errors["chosen"] + errors["form"]
        self.workoutComplaints = errors["forWorkouts"]
    }
}
