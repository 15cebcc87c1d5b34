package import HealthMath

/// How regularly somebody trained lately: what a streak would say, without counting it.
package enum Rhythm: String, CaseIterable, Codable, Sendable {
    /// Nothing for four weeks, or never.
    case fresh
    /// Not for a week.
    case away
    /// Once or twice this week.
    case steady
    /// Three days of the last seven or more.
    case rolling

    /// As many days back as it minds.
    package static let memory = 28

    /// `trained` are days on which something was trained.
    package init(trained: Set<CalendarDay>, on day: CalendarDay) {
        let ago = trained.map { day.days(since: $0) }.filter { (0..<Self.memory).contains($0) }
        switch ago.count(where: { $0 < 7 }) {
        case 3...: self = .rolling
        case 1...: self = .steady
        default: self = ago.isEmpty ? .fresh : .away
        }
    }
}
