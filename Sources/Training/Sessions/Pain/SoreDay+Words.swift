import HealthMath

extension SoreDay {
    /// "Minded for today: hip, knee." Empty on any other day, and once it is over.
    func words(on day: CalendarDay) -> String {
        guard self.hurts, self.day == day else { return "" }
        return "Minded for today: \(self.injuries.map { $0.area.label.lowercased() }.joined(separator: ", "))."
    }
}
