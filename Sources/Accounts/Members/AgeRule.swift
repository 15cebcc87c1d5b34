import HealthMath

/// Who is old enough to join.
struct AgeRule: Sendable, Equatable {
    let minimum: Int
    let today: CalendarDay

    /// Nil when all is well.
    func complaint(about birthday: CalendarDay) -> String? {
        let years = self.today.years(since: birthday)
        if years < 0 { return "This day is yet to come. Check the year." }
        if years > 120 { return "Check the year of your birthday." }
        return years < self.minimum ? "Spotter is for people of \(self.minimum) and over." : nil
    }
}
