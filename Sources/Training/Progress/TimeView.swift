import HealthMath
import Members

/// A time at which an exercise was done, as a row that opens it.
struct TimeView: Encodable, Sendable {
    let timePath: String
    let timeDay: String
    let timeSets: String

    /// Returns the latest times, the last first; `path` gives the page of an activity.
    static func latest(
        _ count: Int,
        of efforts: [Effort],
        today: CalendarDay,
        units: Units,
        path: (String) -> String
    ) -> [TimeView] {
        var times: [(activity: String, day: CalendarDay, efforts: [Effort])] = []
        for effort in efforts {
            if times.last?.activity == effort.activity {
                times[times.count - 1].efforts.append(effort)
            } else {
                times.append((effort.activity, effort.day, [effort]))
            }
        }
        return times.suffix(count).reversed().map { time in
            TimeView(
                timePath: path(time.activity),
                timeDay: DayName(time.day, today: today).name,
                timeSets: Self.words(time.efforts, in: units)
            )
        }
    }

    /// Returns text such as "12, 12, 10 × 80 kg, 8 × 85 kg": joins sets of one weight.
    private static func words(_ efforts: [Effort], in units: Units) -> String {
        var groups: [(kilograms: Double?, efforts: [Effort])] = []
        for effort in efforts {
            if let last = groups.last, last.kilograms == effort.kilograms, effort.reps != nil {
                groups[groups.count - 1].efforts.append(effort)
            } else {
                groups.append((effort.kilograms, [effort]))
            }
        }
        return groups.map { group in
            let reps = group.efforts.compactMap(\.reps).map(String.init).joined(separator: ", ")
            if reps.isEmpty { return group.efforts.map { Self.words($0, in: units) }.joined(separator: ", ") }
            return group.kilograms.map { "\(reps) × \(ActivityWords.weight($0, in: units))" } ?? "\(reps) reps"
        }.joined(separator: ", ")
    }

    private static func words(_ effort: Effort, in units: Units) -> String {
        let time = effort.seconds.map(ActivityWords.time)
        let distance = effort.metres.map { units.text(kilometres: $0 / 1_000) }
        return [distance, time].compactMap(\.self).joined(separator: " in ")
    }
}
