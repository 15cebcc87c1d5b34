import HealthMath
import Members

extension Mission {
    /// Returns the days of the mission, to today while it runs.
    func days(today: CalendarDay) -> ClosedRange<CalendarDay> {
        self.startedOn...max(self.startedOn, self.ended?.day ?? today)
    }

    /// Returns how far it came: "4 of 20 days", "78.2 kg by your trend"; no numbers where those are hidden.
    func words(_ progress: MissionProgress, for member: Member, today: CalendarDay) -> String {
        let since = "Since \(DayName(self.startedOn, today: today).inSentence)"
        if member.noPressure || self.aim.kind == .own {
            guard let day = progress.reachedOn else { return self.ended == nil ? since : "What you did stays done" }
            return member.noPressure ? "You got there" : "Done \(DayName(day, today: today).inSentence)"
        }
        let far = self.far(progress, in: member.units)
        guard let day = progress.reachedOn else { return far }
        return "Reached \(DayName(day, today: today).inSentence). \(far)"
    }

    /// Returns what its member gets for saying that it is done, like "That gives 25 points".
    func tickWords(on today: CalendarDay) -> String {
        let first = self.reachableFrom.adding(days: Self.shortest - 1)
        let points = "\(PointRule.ofMission) points"
        guard today < first else { return "That gives \(points)." }
        let day = DayName(first, today: today).inSentence
        return "From \(day) on that gives \(points), before then none: a mission takes a week at least."
    }

    private func far(_ progress: MissionProgress, in units: Units) -> String {
        switch (self.aim.kind, progress.amount) {
        case (.weight, let kilograms?):
            "\(units.text(kilograms: kilograms)) by your trend\(self.ended == nil ? "" : " at the end")"
        case (.weight, nil): self.ended == nil ? "Say what you weigh to see the way" : "What you did stays done"
        case (.workouts, let amount): "\(Self.whole(amount)) of \(MissionAim.count(self.aim.times, "week"))"
        case (_, let amount): "\(Self.whole(amount)) of \(MissionAim.count(self.aim.times, "day"))"
        }
    }

    private static func whole(_ amount: Double?) -> String { Numerals.text(amount ?? 0) }
}
