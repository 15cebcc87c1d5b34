package import HealthMath

/// How regularly somebody trained lately; it replaces a streak, which would be lost after one missed day.
package enum Rhythm: String, CaseIterable, Codable, Sendable {
    /// Nothing for four weeks, or never.
    case fresh
    /// Not for a week.
    case away
    /// Once or twice this week.
    case steady
    /// Three days of the last seven or more.
    case rolling

    /// The days of history that count.
    package static let memory = 28

    /// `trained` are the days with any training.
    package init(trained: Set<CalendarDay>, on day: CalendarDay) {
        let ago = trained.map { day.days(since: $0) }.filter { (0..<Self.memory).contains($0) }
        switch ago.count(where: { $0 < 7 }) {
        case 3...: self = .rolling
        case 1...: self = .steady
        default: self = ago.isEmpty ? .fresh : .away
        }
    }
}
