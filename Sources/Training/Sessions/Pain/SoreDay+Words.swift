import HealthMath

extension SoreDay {
    /// Returns text such as "hip, knee"; empty on any other day, and once it is over.
    func places(on day: CalendarDay) -> String {
        guard self.hurts, self.day == day else { return "" }
        return self.injuries.map { $0.area.label.lowercased() }.joined(separator: ", ")
    }

    /// "Minded for today: hip, knee." Empty with it.
    func words(on day: CalendarDay) -> String {
        let places = self.places(on: day)
        return places.isEmpty ? "" : "Minded for today: \(places)."
    }
}

extension [Injury] {
    /// Says once something is over that hurt today what stays spared of it: what a member told for good.
    func wordsOfTheRest(after sore: SoreDay?) -> String {
        let over = Set((sore?.injuries ?? []).map(\.area))
        let rest = self.filter { over.contains($0.area) }.map { "\($0.area.label) (\($0.kind.label.lowercased()))" }
        guard !rest.isEmpty else { return "Good. Nothing is spared for it any more" }
        return "Good. Spared as before, as you told us for good: \(rest.joined(separator: ", "))"
    }
}
