import HealthMath
import Members

/// Who is old enough to join, and how a birthday may be corrected later.
struct AgeRule: Sendable, Equatable {
    let minimum: Int
    let today: CalendarDay
    /// The birthday the member gave before; nil at sign-up.
    var known: CalendarDay?

    /// The last day that somebody old enough to join was born on.
    var latest: CalendarDay { self.today.years(ago: self.minimum) }

    var tooYoung: String { "Spotter is for people of \(self.minimum) and over." }

    /// Nil when all is well.
    func complaint(about birthday: CalendarDay) -> String? {
        let years = self.today.years(since: birthday)
        if years < 0 { return "This day is yet to come. Check the year." }
        if years > 120 { return "Check the year of your birthday." }
        if years < self.minimum { return self.tooYoung }
        return self.known.flatMap { self.complaint(changing: $0, to: birthday) }
    }

    /// Refuses a change between adult and younger, who never meet here.
    ///
    /// Those under 18 can't move their birthday to an earlier day at all.
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
