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

    init(input: FormInput) { self.input = input }

    /// Fills the form from settings, with at least `places` windows for each weekday.
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
        var place = 0
        for weekday in Weekday.allCases {
            let windows = settings.windows[weekday] ?? []
            for number in 0..<max(places, windows.count) {
                let window = windows.indices.contains(number) ? windows[number] : nil
                let fields = FormInput([
                    "weekday": weekday.word,
                    "from": window.map { ClockTime(minutes: $0.from).text } ?? "",
                    "to": window.map { ClockTime(minutes: $0.to).text } ?? "",
                ])
                input.set("windows", place, to: fields)
                place += 1
            }
        }
        self.input = input
    }

    /// The page to go on to; never on another server.
    var next: String { LocalPath.isLocal(self.input["next"]) ? self.input["next"] : "" }

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

    /// Reads the windows; leaves out empty ones, which a page sends for unused fields.
    private func windows(into errors: inout FormErrors) -> [Weekday: [TimeWindow]] {
        var windows: [Weekday: [TimeWindow]] = [:]
        for (place, input) in self.input.items("windows") where !(input["from"] + input["to"]).isEmpty {
            let name = "windows.\(place)"
            guard let weekday = Weekday(word: input["weekday"]) else {
                errors.add("\(name).weekday", "Name the day: \(Weekday.allCases.map(\.word).joined(separator: ", ")).")
                continue
            }
            guard let from = ClockTime(input["from"]) else {
                errors.add("\(name).from", "Choose when it begins, like 17:00.")
                continue
            }
            guard let to = ClockTime(input["to"]) else {
                errors.add("\(name).to", "Choose when it ends, like 21:00.")
                continue
            }
            guard let window = TimeWindow(from: from.minutes, to: to.minutes) else {
                errors.add("\(name).to", "Choose an end after \(from.text).")
                continue
            }
            let known = windows[weekday] ?? []
            if known.contains(where: { $0.from <= window.to && window.from <= $0.to }) {
                errors.add("\(name).from", "This meets another time of \(weekday.name). Make one of the two.")
            } else if known.count == Self.mostWindows {
                errors.add("\(name).from", "A day has room for \(Self.mostWindows) times.")
            } else {
                windows[weekday] = (known + [window]).sorted { $0.from < $1.from }
            }
        }
        return windows
    }
}
