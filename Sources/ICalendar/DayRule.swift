/// Decides which days a rule allows.
struct DayRule {
    /// The period in which the nth weekday is counted.
    enum Scope { case month, year, none }

    private let rule: Rule
    private let scope: Scope
    private let isSilent: Bool

    /// Takes a completed rule.
    init(_ rule: Rule) {
        self.rule = rule
        self.scope =
            switch rule.frequency {
            case .monthly: .month
            case .yearly where !rule.months.isEmpty: .month
            case .yearly where rule.weeks.isEmpty: .year
            default: .none
            }
        self.isSilent =
            rule.months.isEmpty && rule.weeks.isEmpty && rule.yearDays.isEmpty && rule.monthDays.isEmpty
            && rule.weekdays.isEmpty
    }

    func allows(_ number: Int) -> Bool {
        guard !self.isSilent else { return true }
        let day = CivilDay(number: number)
        return self.allowsMonth(day) && self.allowsMonthDay(day) && self.allowsYearDay(day, number)
            && self.allowsWeek(number, day) && self.allowsWeekday(number, day)
    }

    private func allowsMonth(_ day: CivilDay) -> Bool {
        self.rule.months.isEmpty || self.rule.months.contains(day.month)
    }

    private func allowsMonthDay(_ day: CivilDay) -> Bool {
        guard !self.rule.monthDays.isEmpty else { return true }
        let fromEnd = day.day - CivilDay.daysIn(month: day.month, of: day.year) - 1
        return self.rule.monthDays.contains { $0 == day.day || $0 == fromEnd }
    }

    private func allowsYearDay(_ day: CivilDay, _ number: Int) -> Bool {
        guard !self.rule.yearDays.isEmpty else { return true }
        let fromStart = number - CivilDay(day.year, 1, 1).number + 1
        let fromEnd = number - CivilDay(day.year + 1, 1, 1).number
        return self.rule.yearDays.contains { $0 == fromStart || $0 == fromEnd }
    }

    private func allowsWeek(_ number: Int, _ day: CivilDay) -> Bool {
        guard !self.rule.weeks.isEmpty else { return true }
        // The days around New Year may belong to a week of the year before or after.
        let starts = (day.year - 1...day.year + 2).map {
            CivilDay.firstWeek(of: $0, startingOn: self.rule.weekStart)
        }
        guard let next = starts.firstIndex(where: { $0 > number }), next > 0 else { return false }
        let week = (number - starts[next - 1]) / 7 + 1
        let fromEnd = week - (starts[next] - starts[next - 1]) / 7 - 1
        return self.rule.weeks.contains { $0 == week || $0 == fromEnd }
    }

    private func allowsWeekday(_ number: Int, _ day: CivilDay) -> Bool {
        guard !self.rule.weekdays.isEmpty else { return true }
        let weekday = CivilDay.weekday(of: number)
        return self.rule.weekdays.contains { wanted in
            guard wanted.weekday == weekday else { return false }
            return wanted.position == 0 || self.isNth(wanted.position, number, day)
        }
    }

    private func isNth(_ position: Int, _ number: Int, _ day: CivilDay) -> Bool {
        let (first, last): (Int, Int)
        switch self.scope {
        case .none:
            return true
        case .month:
            first = number - day.day + 1
            last = first + CivilDay.daysIn(month: day.month, of: day.year) - 1
        case .year:
            first = CivilDay(day.year, 1, 1).number
            last = CivilDay(day.year + 1, 1, 1).number - 1
        }
        return position > 0 ? (number - first) / 7 + 1 == position : (last - number) / 7 + 1 == -position
    }
}
