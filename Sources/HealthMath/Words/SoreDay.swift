/// What hurts on one day alone: it is spared on that day, and forgotten on the next.
package struct SoreDay: Sendable, Equatable, LosslessStringConvertible {
    package let day: CalendarDay
    package let injuries: [Injury]
    /// Whether it is over; what hurt is kept, so that this can be taken back.
    package var isOver: Bool

    package init(day: CalendarDay, injuries: [Injury], isOver: Bool = false) {
        self.day = day
        self.injuries = injuries
        self.isOver = isOver
    }

    /// Reads lines, "2026-11-29", "over" where it is, "knee recent" and "hip lasting"; drops words of other versions.
    package init?(_ description: String) {
        let parts = description.split(separator: "\n").map(String.init)
        guard let first = parts.first, let day = CalendarDay(first) else { return nil }
        let isOver = parts.dropFirst().first == Self.over
        self.init(day: day, injuries: parts.dropFirst().compactMap(Injury.init), isOver: isOver)
    }

    package var description: String {
        ([self.day.description] + (self.isOver ? [Self.over] : []) + self.injuries.map(\.description))
            .joined(separator: "\n")
    }

    private static let over = "over"

    /// Whether anything hurts, and isn't over.
    package var hurts: Bool { !self.isOver && !self.injuries.isEmpty }

    /// Returns what is to be spared on a day: what hurts on it, and of what hurts for long the rest.
    package func with(_ lasting: [Injury], on day: CalendarDay) -> [Injury] {
        guard day == self.day, !self.isOver else { return lasting }
        let areas = self.injuries.map(\.area)
        // What is fresh for long stays so, however little it aches.
        let kept = lasting.filter { !areas.contains($0.area) || $0.kind.isAcute }
        return kept + self.injuries.filter { sore in !kept.contains { $0.area == sore.area } }
    }
}
