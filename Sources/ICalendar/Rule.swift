/// A recurrence rule (RFC 5545, 3.3.10); an empty list means that the rule doesn't have that part.
struct Rule {
    enum Frequency: Int {
        case secondly, minutely, hourly, daily, weekly, monthly, yearly

        /// The seconds of one period, for periods shorter than a day.
        var unit: Int? {
            switch self {
            case .secondly: 1
            case .minutely: 60
            case .hourly: 3_600
            default: nil
            }
        }
    }

    /// A weekday, Monday being 0.
    ///
    /// A position other than 0 means the nth of its month or year, from the end when negative.
    struct Weekday: Hashable {
        let weekday: Int
        let position: Int
    }

    let frequency: Frequency
    var interval = 1
    var count: Int?
    var until: Stamp?
    /// Monday is 0.
    var weekStart = 0
    var months: [Int] = []
    var weeks: [Int] = []
    var yearDays: [Int] = []
    var monthDays: [Int] = []
    var weekdays: [Weekday] = []
    var hours: [Int] = []
    var minutes: [Int] = []
    var seconds: [Int] = []
    var positions: [Int] = []
}

extension Rule {
    /// How often it occurs on each day; nil where arithmetic alone can't tell, as for rules that choose days.
    var timesADay: Int? { self.choosesDays ? nil : self.timesOnChosenDays }

    var choosesDays: Bool {
        !(self.months.isEmpty && self.weeks.isEmpty && self.yearDays.isEmpty && self.monthDays.isEmpty
            && self.weekdays.isEmpty)
    }

    /// How often it occurs on each day that it chooses; nil where arithmetic alone can't tell.
    var timesOnChosenDays: Int? {
        guard let unit = self.frequency.unit, self.positions.isEmpty else { return nil }
        if self.hours.isEmpty, self.minutes.isEmpty, self.seconds.isEmpty {
            return CivilDay.seconds / unit / self.interval
        }
        guard self.interval == 1 else { return nil }
        func count(_ chosen: [Int], below most: Int, otherwise: Int) -> Int {
            chosen.isEmpty ? otherwise : Set(chosen.filter { (0..<most).contains($0) }).count
        }
        return count(self.hours, below: 24, otherwise: 24)
            * count(self.minutes, below: 60, otherwise: self.frequency == .hourly ? 1 : 60)
            * count(self.seconds, below: 60, otherwise: self.frequency == .secondly ? 60 : 1)
    }

    /// Returns the rule with the parts that it takes from the first occurrence (`wall`).
    func completed(by wall: Int, isDate: Bool) -> Rule {
        var rule = self
        if isDate {
            (rule.hours, rule.minutes, rule.seconds) = ([], [], [])
        }
        let number = wall.flooredDivision(by: CivilDay.seconds)
        let day = CivilDay(number: number)
        let isSilent = rule.weeks.isEmpty && rule.yearDays.isEmpty && rule.monthDays.isEmpty && rule.weekdays.isEmpty
        switch rule.frequency {
        case .yearly:
            // A day of the month without a month takes the month from the first occurrence.
            let needsMonth = rule.weeks.isEmpty && rule.yearDays.isEmpty && rule.weekdays.isEmpty
            if rule.months.isEmpty, needsMonth { rule.months = [day.month] }
            if isSilent { rule.monthDays = [day.day] }
            if !rule.weeks.isEmpty, rule.yearDays.isEmpty, rule.monthDays.isEmpty, rule.weekdays.isEmpty {
                rule.weekdays = [Weekday(weekday: CivilDay.weekday(of: number), position: 0)]
            }
        case .monthly:
            if isSilent { rule.monthDays = [day.day] }
        case .weekly:
            if isSilent { rule.weekdays = [Weekday(weekday: CivilDay.weekday(of: number), position: 0)] }
        default:
            break
        }
        let time = wall - number * CivilDay.seconds
        if rule.hours.isEmpty, rule.frequency.rawValue > Frequency.hourly.rawValue { rule.hours = [time / 3_600] }
        if rule.minutes.isEmpty, rule.frequency.rawValue > Frequency.minutely.rawValue {
            rule.minutes = [time / 60 % 60]
        }
        if rule.seconds.isEmpty, rule.frequency.rawValue > Frequency.secondly.rawValue { rule.seconds = [time % 60] }
        return rule
    }
}
