package import HealthMath

/// When in a usual week somebody trains: weekdays by parts of the day, on their own clock.
package struct WeekTimes: OptionSet, Sendable, Hashable {
    /// Bit `weekday * 6 + part`, Monday first.
    package let rawValue: Int64

    package init(rawValue: Int64) { self.rawValue = rawValue }

    /// A part of the day; 0 is the earliest.
    package enum Part: Int, CaseIterable, Sendable {
        case early, morning, midday, afternoon, evening, late

        /// Minutes after midnight.
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

    /// The parts that a stretch of a day, in minutes after midnight, leaves at least half an hour of.
    package init(_ weekday: Weekday, from: Int, to: Int) {
        self = Part.allCases
            .filter { min(to, $0.minutes.upperBound) - max(from, $0.minutes.lowerBound) >= 30 }
            .reduce(into: WeekTimes()) { $0.insert(WeekTimes(weekday, $1)) }
    }

    /// How many parts of days.
    package var count: Int { self.rawValue.nonzeroBitCount }
}
