/// What hurts on one day alone: it is spared on that day, and forgotten on the next.
package struct SoreDay: Sendable, Equatable, LosslessStringConvertible {
    package let day: CalendarDay
    package let injuries: [Injury]

    package init(day: CalendarDay, injuries: [Injury]) {
        self.day = day
        self.injuries = injuries
    }

    /// Reads lines, "2026-11-29", "knee recent" and "hip lasting"; drops words of other versions.
    package init?(_ description: String) {
        let parts = description.split(separator: "\n").map(String.init)
        guard let first = parts.first, let day = CalendarDay(first) else { return nil }
        self.init(day: day, injuries: parts.dropFirst().compactMap(Injury.init))
    }

    package var description: String {
        ([self.day.description] + self.injuries.map(\.description)).joined(separator: "\n")
    }

    /// Returns what is to be spared on a day: what hurts on it, and of what hurts for long the rest.
    package func with(_ lasting: [Injury], on day: CalendarDay) -> [Injury] {
        guard day == self.day else { return lasting }
        let areas = self.injuries.map(\.area)
        // What is fresh for long stays so, however little it aches.
        let kept = lasting.filter { !areas.contains($0.area) || $0.kind.isAcute }
        return kept + self.injuries.filter { sore in !kept.contains { $0.area == sore.area } }
    }
}
