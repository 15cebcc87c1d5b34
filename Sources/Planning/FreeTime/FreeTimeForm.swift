import HealthMath
import Members
import Web

/// The settings of free time; what is sent replaces all of them.
struct FreeTimeForm: Form {
    static let fields: [String: FieldKind] = [
        "windows": .items(["weekday": .text, "from": .text, "to": .text]),
        "workoutMinutes": .number, "travelMinutes": .number, "showerMinutes": .number, "snoozeMinutes": .number,
        "leadMinutes": .number, "reminders": .flag, "next": .text,
    ]

    static let workouts = 10...240
    static let travels = 0...180
    static let showers = 0...60
    static let snoozes = 5...120
    static let leads = 0...120
    /// The most windows of one day.
    static let mostWindows = 4

    let input: FormInput

    /// The page to go on to; never on another server.
    var next: String { self.input.localPath("next") ?? "" }

    func validate(into errors: inout FormErrors) -> FreeTimeSettings? {
        let windows = self.windows(into: &errors)
        let workout = self.minutes("workoutMinutes", in: Self.workouts, into: &errors)
        if workout == nil, errors["workoutMinutes"].isEmpty { errors.add("workoutMinutes", "Say how long you train.") }
        let travel = self.minutes("travelMinutes", in: Self.travels, into: &errors)
        let shower = self.minutes("showerMinutes", in: Self.showers, into: &errors)
        let snooze = self.minutes("snoozeMinutes", in: Self.snoozes, into: &errors)
        let lead = self.minutes("leadMinutes", in: Self.leads, into: &errors)
        guard let workout else { return nil }
        return FreeTimeSettings(
            windows: windows,
            workout: workout,
            travel: travel ?? 0,
            shower: shower ?? 0,
            snooze: snooze ?? 30,
            lead: lead ?? 0,
            reminds: self.input.isOn("reminders")
        )
    }

    private func minutes(_ name: String, in range: ClosedRange<Int>, into errors: inout FormErrors) -> Int? {
        let complaint = "Choose \(range.lowerBound) to \(range.upperBound) minutes."
        return self.input.whole(name, in: range, complaint, into: &errors)
    }
}

extension FreeTimeForm {
    /// Fills the form from settings, with at least `places` times for each group of days and for each day.
    init(_ settings: FreeTimeSettings, places: Int, next: String) {
        var input = FormInput([
            "workoutMinutes": String(settings.workout),
            "travelMinutes": String(settings.travel),
            "showerMinutes": String(settings.shower),
            "snoozeMinutes": String(settings.snooze),
            "leadMinutes": String(settings.lead),
            "reminders": settings.reminds ? "on" : "",
            "next": next,
        ])
        let rows = Dictionary(uniqueKeysWithValues: settings.hoursRows.map { ($0.scope, $0.hours) })
        var place = 0
        for scope in HoursScope.groups + Weekday.allCases.map(HoursScope.day) {
            let hours = rows[scope] ?? []
            for number in 0..<max(places, hours.count) {
                let known = hours.indices.contains(number) ? hours[number] : nil
                // A day on which nothing counts says so; one without a row is as its group is.
                let isNever = number == 0 && hours.isEmpty && rows[scope] != nil && !HoursScope.groups.contains(scope)
                let fields = FormInput([
                    "weekday": scope.word,
                    "from": known.map { ClockTime(minutes: $0.from).text } ?? (isNever ? Self.never : ""),
                    "to": known.map { ClockTime(minutes: $0.to).text } ?? "",
                ])
                input.set("windows", place, to: fields)
                place += 1
            }
        }
        self.input = input
    }
}
