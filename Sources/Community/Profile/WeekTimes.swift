package import HealthMath

/// The times at which somebody trains in a usual week: weekdays by parts of the day, in their own time zone.
package struct WeekTimes: OptionSet, Sendable, Hashable {
    /// Bit `weekday * 6 + part`, Monday first.
    package let rawValue: Int64

    package init(rawValue: Int64) { self.rawValue = rawValue }

    /// The parts of the day, in order.
    package enum Part: Int, CaseIterable, Sendable {
        case early, morning, midday, afternoon, evening, late

        /// The range in minutes after midnight.
        package var minutes: Range<Int> {
            switch self {
            case .early: 300..<540
            case .morning: 540..<720
            case .midday: 720..<840
            case .afternoon: 840..<1_020
            case .evening: 1_020..<1_200
            case .late: 1_200..<1_380
            }
        }
    }

    package static let everything = WeekTimes(rawValue: (1 << 42) - 1)

    package init(_ weekday: Weekday, _ part: Part) {
        self.init(rawValue: 1 << Int64((weekday.rawValue - 1) * Part.allCases.count + part.rawValue))
    }

    /// Creates the parts of which a range of the day, in minutes after midnight, covers at least half an hour.
    package init(_ weekday: Weekday, from: Int, to: Int) {
        self = Part.allCases
            .filter { min(to, $0.minutes.upperBound) - max(from, $0.minutes.lowerBound) >= 30 }
            .reduce(into: WeekTimes()) { $0.insert(WeekTimes(weekday, $1)) }
    }

    /// The number of parts.
    package var count: Int { self.rawValue.nonzeroBitCount }
}
