import HealthMath
import Members
import Storage
import Web

/// The form for planning a workout.
struct PlanForm: Form {
    static let fields: [String: FieldKind] = [
        "requestId": .text, "day": .text, "at": .text, "minutes": .number, "workoutId": .text, "title": .text,
        "inCalendar": .flag, "reminds": .flag,
    ]

    static let flags = ["inCalendar", "reminds"]

    static let lengths = 10...PlannedWorkout.longest
    static let longestTitle = 80

    struct Values: Sendable, Equatable {
        /// The device's id; nil from a page without its hidden field.
        let id: String?
        let day: CalendarDay
        let at: ClockTime
        /// Minutes with travel and shower; nil for the workout's own length plus these.
        let minutes: Int?
        let workout: String?
        let title: String
        /// Nil for wherever plans go: the calendar that takes workouts, if there is one.
        let inCalendar: Bool?
        /// Whether to be reminded of planned workouts; nil where that isn't asked.
        var reminds: Bool?
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let id = self.input.optionalRequestID(into: &errors)
        let workout = Self.workout(self.input, into: &errors)
        let title = self.input.text("title", max: Self.longestTitle, into: &errors)
        let (day, at) = Self.time(self.input, into: &errors)
        let minutes = Self.minutes(self.input, into: &errors)
        if day == nil, errors["day"].isEmpty { errors.add("day", "Choose a day.") }
        if at == nil, errors["at"].isEmpty { errors.add("at", "Choose when it begins, like 17:30.") }
        guard let day, let at else { return nil }
        return Values(
            id: id,
            day: day,
            at: at,
            minutes: minutes,
            workout: workout,
            title: title,
            inCalendar: self.input.has("inCalendar") ? self.input.isOn("inCalendar") : nil,
            reminds: self.input.has("reminds") ? self.input.isOn("reminds") : nil
        )
    }

    static func time(_ input: FormInput, into errors: inout FormErrors) -> (day: CalendarDay?, at: ClockTime?) {
        let day = input.day("day", "Choose a day of the calendar.", into: &errors)
        return (day, input.clockTime("at", "Choose when it begins, like 17:30.", into: &errors))
    }

    static func minutes(_ input: FormInput, into errors: inout FormErrors) -> Int? {
        let complaint = "Choose \(self.lengths.lowerBound) to \(self.lengths.upperBound) minutes."
        return input.whole("minutes", in: self.lengths, complaint, into: &errors)
    }

    /// Returns the boxes that were ticked and those that were unticked.
    static func ticks(_ input: FormInput) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: self.flags.filter(input.has).map { ($0, input.isOn($0) ? "on" : "off") }
        )
    }

    static func workout(_ input: FormInput, into errors: inout FormErrors) -> String? {
        let text = input["workoutId"]
        let id = RowID.read(text)
        if id == nil, !text.isEmpty { errors.add("workoutId", "Choose one of your workouts.") }
        return id
    }
}
