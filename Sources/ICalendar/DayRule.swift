/// Decides which days a rule allows.
struct DayRule {
    /// The period in which the nth weekday is counted.
    enum Scope { case month, year, none }

    private let scope: Scope
    private let isSilent: Bool
    // Sets, because a file may list every day of the year and every one is looked up for each day.
    private let months: Set<Int>
    private let weeks: Set<Int>
    private let yearDays: Set<Int>
    private let monthDays: Set<Int>
    private let weekdays: Set<Rule.Weekday>
    private let weekStart: Int

    /// Takes a completed rule.
    init(_ rule: Rule) {
        self.months = Set(rule.months)
        self.weeks = Set(rule.weeks)
        self.yearDays = Set(rule.yearDays)
        self.monthDays = Set(rule.monthDays)
        self.weekdays = Set(rule.weekdays)
        self.weekStart = rule.weekStart
        self.scope =
            switch rule.frequency {
            case .monthly: .month
            case .yearly where !rule.months.isEmpty: .month
            case .yearly where rule.weeks.isEmpty: .year
            default: .none
            }
        self.isSilent = !rule.choosesDays
    }

    func allows(_ number: Int) -> Bool {
        guard !self.isSilent else { return true }
        let day = CivilDay(number: number)
        return self.allowsMonth(day) && self.allowsMonthDay(day) && self.allowsYearDay(day, number)
            && self.allowsWeek(number, day) && self.allowsWeekday(number, day)
    }

    private func allowsMonth(_ day: CivilDay) -> Bool {
        self.months.isEmpty || self.months.contains(day.month)
    }

    private func allowsMonthDay(_ day: CivilDay) -> Bool {
        guard !self.monthDays.isEmpty else { return true }
        let fromEnd = day.day - CivilDay.daysIn(month: day.month, of: day.year) - 1
        return self.monthDays.contains(day.day) || self.monthDays.contains(fromEnd)
    }

    private func allowsYearDay(_ day: CivilDay, _ number: Int) -> Bool {
        guard !self.yearDays.isEmpty else { return true }
        let fromStart = number - CivilDay(day.year, 1, 1).number + 1
        let fromEnd = number - CivilDay(day.year + 1, 1, 1).number
        return self.yearDays.contains(fromStart) || self.yearDays.contains(fromEnd)
    }

    private func allowsWeek(_ number: Int, _ day: CivilDay) -> Bool {
        guard !self.weeks.isEmpty else { return true }
        // The days around New Year may belong to a week of the year before or after.
        let starts = (day.year - 1...day.year + 2).map {
            CivilDay.firstWeek(of: $0, startingOn: self.weekStart)
        }
        guard let next = starts.firstIndex(where: { $0 > number }), next > 0 else { return false }
        let week = (number - starts[next - 1]) / 7 + 1
        let fromEnd = week - (starts[next] - starts[next - 1]) / 7 - 1
        return self.weeks.contains(week) || self.weeks.contains(fromEnd)
    }

    private func allowsWeekday(_ number: Int, _ day: CivilDay) -> Bool {
        guard !self.weekdays.isEmpty else { return true }
        let weekday = CivilDay.weekday(of: number)
        func has(_ position: Int) -> Bool {
            self.weekdays.contains(Rule.Weekday(weekday: weekday, position: position))
        }
        if has(0) { return true }
        let (first, last): (Int, Int)
        switch self.scope {
        case .none:
            // Positions count in months and years only; elsewhere they mean every such day.
            return self.weekdays.contains { $0.weekday == weekday }
        case .month:
            first = number - day.day + 1
            last = first + CivilDay.daysIn(month: day.month, of: day.year) - 1
        case .year:
            first = CivilDay(day.year, 1, 1).number
            last = CivilDay(day.year + 1, 1, 1).number - 1
        }
        return has((number - first) / 7 + 1) || has(-((last - number) / 7 + 1))
    }
}
