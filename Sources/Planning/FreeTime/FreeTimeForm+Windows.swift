import HealthMath
import Members
import Web

/// Reads the hours of a form into the windows of each day.
extension FreeTimeForm {
    /// The value of a day on which the windows of its group don't count.
    static let never = "none"

    private struct Row {
        let name: String
        let scope: HoursScope
        /// Nil for none on that day.
        let hours: Hours?
    }

    /// Leaves out empty rows, which a page sends for unused fields.
    func windows(into errors: inout FormErrors) -> [Weekday: [TimeWindow]] {
        let rows = self.rows(into: &errors)
        var windows: [Weekday: [TimeWindow]] = [:]
        for weekday in Weekday.allCases {
            let own = rows.filter { $0.scope == .day(weekday) }
            for row in own.isEmpty ? rows.filter({ $0.scope == weekday.group }) : own {
                guard let hours = row.hours else { continue }
                for (day, window) in hours.windows(on: weekday) {
                    Self.add(window, to: &windows[day, default: []], of: day, row.name, into: &errors)
                }
            }
        }
        return windows
    }

    private func rows(into errors: inout FormErrors) -> [Row] {
        var rows: [Row] = []
        for (place, input) in self.input.items("windows") where !(input["from"] + input["to"]).isEmpty {
            let name = "windows.\(place)"
            guard let scope = HoursScope(word: input["weekday"]) else {
                errors.add("\(name).weekday", "Name the day: \(Weekday.allCases.map(\.word).joined(separator: ", ")).")
                continue
            }
            if input["from"] == Self.never {
                rows.append(Row(name: name, scope: scope, hours: nil))
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
            // Midnight is the end of a day.
            let end = to.minutes == 0 && from.minutes > 0 ? 1_440 : to.minutes
            guard let hours = Hours(from: from.minutes, to: end) else {
                errors.add("\(name).to", Self.complaint(from, to))
                continue
            }
            rows.append(Row(name: name, scope: scope, hours: hours))
        }
        return rows
    }

    /// Says why two times aren't hours of a day: they are the same, or the end on the next day is too far away.
    private static func complaint(_ from: ClockTime, _ to: ClockTime) -> String {
        guard from.minutes != to.minutes else { return "Choose an end that isn't \(from.text)." }
        let length = FreeTimeWords.length(to.minutes + 1_440 - from.minutes)
        let most = FreeTimeWords.length(Hours.longestOverMidnight)
        return "\(from.text) to \(to.text) on the next day is \(length). Choose an end within \(most)."
    }

    private static func add(
        _ window: TimeWindow,
        to known: inout [TimeWindow],
        of weekday: Weekday,
        _ name: String,
        into errors: inout FormErrors
    ) {
        // A mistake in a group is a mistake on each of its days, and said once.
        guard errors["\(name).from"].isEmpty else { return }
        if known.contains(where: { $0.from <= window.to && window.from <= $0.to }) {
            errors.add("\(name).from", "This meets another time of \(weekday.name). Make one of the two.")
        } else if known.count == Self.mostWindows {
            errors.add("\(name).from", "A day has room for \(Self.mostWindows) times.")
        } else {
            known = (known + [window]).sorted { $0.from < $1.from }
        }
    }
}
