/// The periods of a rule that have occurrences: years, months, weeks, days, hours, minutes or seconds.
struct Periods {
    /// Days and times in a period: every time of `times` (seconds) after every one of `starts`; both ascend.
    struct Period {
        let starts: [Int]
        let times: [Int]
    }

    private let rule: Rule
    private let days: DayRule
    /// The number of the first occurrence's period, counted from 1970.
    private let base: Int
    private let times: [Int]
    private let hours: Set<Int>
    private let minutes: Set<Int>
    private let seconds: Set<Int>
    private var index = 0
    /// The day that was judged last; a rule by the second asks about each 86,400 times.
    private var judged: (day: Int, isAllowed: Bool)?

    /// Takes a completed rule.
    init(_ rule: Rule, start: Int) {
        self.rule = rule
        self.days = DayRule(rule)
        (self.hours, self.minutes, self.seconds) = (Set(rule.hours), Set(rule.minutes), Set(rule.seconds))
        let day = start.flooredDivision(by: CivilDay.seconds)
        let civil = CivilDay(number: day)
        switch rule.frequency {
        case .yearly: self.base = self.days.allows(day) ? Self.year(of: day, rule) : civil.year
        case .monthly: self.base = civil.year * 12 + civil.month - 1
        case .weekly: self.base = (day + 3 - rule.weekStart).flooredDivision(by: 7)
        case .daily: self.base = day
        case .hourly, .minutely, .secondly: self.base = start.flooredDivision(by: rule.frequency.unit ?? 1)
        }
        self.times = Self.times(rule)
    }

    /// Returns the year of a day; a rule with week numbers counts years of weeks, so the first days of January may
    /// belong to the year before.
    ///
    /// When the first occurrence doesn't match the rule, libical takes the calendar's year, and so does this.
    private static func year(of day: Int, _ rule: Rule) -> Int {
        let year = CivilDay(number: day).year
        guard !rule.weeks.isEmpty else { return year }
        return (year - 1...year + 1).last { CivilDay.firstWeek(of: $0, startingOn: rule.weekStart) <= day } ?? year
    }

    private static func times(_ rule: Rule) -> [Int] {
        let hours = rule.frequency.unit == nil ? rule.hours : [0]
        let minutes = rule.frequency.rawValue >= Rule.Frequency.hourly.rawValue ? rule.minutes : [0]
        let seconds = rule.frequency == .secondly ? [0] : rule.seconds
        let all = hours.flatMap { hour in
            minutes.flatMap { minute in seconds.map { second in hour * 3_600 + minute * 60 + second } }
        }
        return Set(all).sorted()
    }

    /// Skips periods that end before `wall`.
    mutating func skip(to wall: Int) {
        let day = wall.flooredDivision(by: CivilDay.seconds)
        let civil = CivilDay(number: day)
        let period =
            switch self.rule.frequency {
            // The day may belong to a week of the year before.
            case .yearly: self.rule.weeks.isEmpty ? civil.year : civil.year - 1
            case .monthly: civil.year * 12 + civil.month - 1
            case .weekly: (day + 3 - self.rule.weekStart).flooredDivision(by: 7)
            case .daily: day
            case .hourly, .minutely, .secondly: wall.flooredDivision(by: self.rule.frequency.unit ?? 1)
            }
        self.index = max(self.index, (period - self.base).flooredDivision(by: self.rule.interval))
    }

    /// Returns the next period that has a day; nil when none begins up to `end`.
    mutating func next(before end: Int, _ budget: inout Budget) throws(Budget.Spent) -> Period? {
        guard !self.times.isEmpty else { return nil }
        while true {
            try budget.spend()
            let number = self.base + self.index * self.rule.interval
            if let unit = self.rule.frequency.unit {
                guard number * unit <= end else { return nil }
                if let barren = self.barren(number * unit) {
                    // Rounded up to the first of this rule's periods at or after that time.
                    let needed = (barren + unit - 1).flooredDivision(by: unit) - self.base
                    self.index = (needed + self.rule.interval - 1).flooredDivision(by: self.rule.interval)
                } else {
                    self.index += 1
                    return Period(starts: [number * unit], times: self.times)
                }
            } else {
                let stretches = self.stretches(number)
                guard let first = stretches.first, first.lowerBound * CivilDay.seconds <= end else { return nil }
                self.index += 1
                try budget.spend(stretches.reduce(0) { $0 + $1.count })
                let days = stretches.flatMap { $0.filter(self.days.allows) }
                if !days.isEmpty { return Period(starts: days.map { $0 * CivilDay.seconds }, times: self.times) }
            }
        }
    }

    /// Returns when to continue if nothing can occur from `wall` until then; else nil.
    private mutating func barren(_ wall: Int) -> Int? {
        let day = wall.flooredDivision(by: CivilDay.seconds)
        guard self.allows(day) else { return (day + 1) * CivilDay.seconds }
        let time = wall - day * CivilDay.seconds
        guard self.hours.isEmpty || self.hours.contains(time / 3_600) else {
            return wall - time % 3_600 + 3_600
        }
        guard self.rule.frequency != .hourly else { return nil }
        guard self.minutes.isEmpty || self.minutes.contains(time / 60 % 60) else {
            return wall - time % 60 + 60
        }
        guard self.rule.frequency == .secondly else { return nil }
        let second = time % 60
        guard !self.seconds.isEmpty, !self.seconds.contains(second) else { return nil }
        let next = self.seconds.filter { (second..<60).contains($0) }.min() ?? 60
        return wall - second + next
    }

    private mutating func allows(_ day: Int) -> Bool {
        if let judged = self.judged, judged.day == day { return judged.isAllowed }
        let isAllowed = self.days.allows(day)
        self.judged = (day, isAllowed)
        return isAllowed
    }

    /// Returns the days of a period without months that the rule excludes; never empty.
    private func stretches(_ number: Int) -> [Range<Int>] {
        switch self.rule.frequency {
        case .yearly where !self.rule.weeks.isEmpty:
            let (first, next) = (number, number + 1)
            return [
                CivilDay.firstWeek(
                    of: first,
                    startingOn: self.rule.weekStart
                )..<CivilDay.firstWeek(of: next, startingOn: self.rule.weekStart)
            ]
        case .yearly where self.rule.months.isEmpty:
            return [CivilDay(number, 1, 1).number..<CivilDay(number + 1, 1, 1).number]
        case .yearly:
            return Set(self.rule.months).filter { (1...12).contains($0) }.sorted().map { Self.month($0, of: number) }
        case .monthly:
            return [Self.month(number.remainder(by: 12) + 1, of: number.flooredDivision(by: 12))]
        case .weekly:
            let first = number * 7 - 3 + self.rule.weekStart
            return [first..<first + 7]
        default:
            return [number..<number + 1]
        }
    }

    private static func month(_ month: Int, of year: Int) -> Range<Int> {
        let first = CivilDay(year, month, 1).number
        return first..<first + CivilDay.daysIn(month: month, of: year)
    }
}
