import HealthMath
import Members

/// The rules for birthdays: who is old enough to join, and which corrections are allowed later.
struct AgeRule: Sendable, Equatable {
    let minimum: Int
    let today: CalendarDay
    /// The birthday given before; nil at sign-up.
    var known: CalendarDay?

    /// The latest birthday of somebody old enough to join.
    var latest: CalendarDay { self.today.years(ago: self.minimum) }

    var tooYoung: String { "Spotter is for people of \(self.minimum) and over." }

    /// Returns nil for an allowed birthday.
    func complaint(about birthday: CalendarDay) -> String? {
        let years = self.today.years(since: birthday)
        if years < 0 { return "This day is yet to come. Check the year." }
        if years > 120 { return "Check the year of your birthday." }
        if years < self.minimum { return self.tooYoung }
        return self.known.flatMap { self.complaint(changing: $0, to: birthday) }
    }

    /// Refuses a change from or to adulthood, because adults and younger members never meet here.
    ///
    /// Members under 18 can't choose an earlier birthday at all.
    private func complaint(changing known: CalendarDay, to birthday: CalendarDay) -> String? {
        let wasAdult = self.today.years(since: known) >= Adulthood.begins
        let isAdult = self.today.years(since: birthday) >= Adulthood.begins
        if wasAdult == isAdult, wasAdult || birthday >= known { return nil }
        return wasAdult
            ? "You joined as an adult, so this can't make you younger than 18. \(Self.askThem)"
            : "You joined under 18, so your birthday can't move to an earlier day. \(Self.askThem)"
    }

    private static let askThem = "If it is wrong, ask whoever runs this Spotter."
}
