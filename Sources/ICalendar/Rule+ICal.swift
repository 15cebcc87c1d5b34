import CICal

extension Rule {
    /// Returns nil for a rule of a calendar other than the Gregorian, for one that moves invalid days (SKIP; both RFC
    /// 7529), and for an empty one.
    init?(_ recurrence: inout icalrecurrencetype) {
        guard recurrence.rscale.map({ String(cString: $0).uppercased() == "GREGORIAN" }) ?? true,
            let frequency = Frequency(recurrence.freq), recurrence.interval > 0,
            recurrence.skip == ICAL_SKIP_OMIT || frequency.rawValue < Frequency.monthly.rawValue
        else { return nil }
        self.init(frequency: frequency)
        self.interval = Int(recurrence.interval)
        self.count = recurrence.count > 0 ? Int(recurrence.count) : nil
        self.until = Stamp(recurrence.until)
        self.weekStart = Self.weekday(recurrence.week_start) ?? 0
        self.months = Self.list(&recurrence.by_month)
        self.weeks = Self.list(&recurrence.by_week_no)
        self.yearDays = Self.list(&recurrence.by_year_day)
        self.monthDays = Self.list(&recurrence.by_month_day)
        self.hours = Self.list(&recurrence.by_hour)
        self.minutes = Self.list(&recurrence.by_minute)
        self.seconds = Self.list(&recurrence.by_second)
        self.positions = Self.list(&recurrence.by_set_pos)
        self.weekdays = Self.list(&recurrence.by_day).compactMap { day in
            let day = CShort(day)
            guard let weekday = Self.weekday(icalrecurrencetype_day_day_of_week(day)) else { return nil }
            return Weekday(weekday: weekday, position: Int(icalrecurrencetype_day_position(day)))
        }
    }

    /// Reads an array of libical, which ends with a marker, unless it is full.
    private static func list<Tuple>(_ tuple: inout Tuple) -> [Int] {
        withUnsafeBytes(of: &tuple) { bytes in
            bytes.bindMemory(to: CShort.self)
                .prefix { CInt($0) != CInt(ICAL_RECURRENCE_ARRAY_MAX.rawValue) }
                .map { Int($0) }
        }
    }

    private static func weekday(_ day: icalrecurrencetype_weekday) -> Int? {
        switch day {
        case ICAL_MONDAY_WEEKDAY: 0
        case ICAL_TUESDAY_WEEKDAY: 1
        case ICAL_WEDNESDAY_WEEKDAY: 2
        case ICAL_THURSDAY_WEEKDAY: 3
        case ICAL_FRIDAY_WEEKDAY: 4
        case ICAL_SATURDAY_WEEKDAY: 5
        case ICAL_SUNDAY_WEEKDAY: 6
        default: nil
        }
    }
}

extension Rule.Frequency {
    init?(_ frequency: icalrecurrencetype_frequency) {
        switch frequency {
        case ICAL_SECONDLY_RECURRENCE: self = .secondly
        case ICAL_MINUTELY_RECURRENCE: self = .minutely
        case ICAL_HOURLY_RECURRENCE: self = .hourly
        case ICAL_DAILY_RECURRENCE: self = .daily
        case ICAL_WEEKLY_RECURRENCE: self = .weekly
        case ICAL_MONTHLY_RECURRENCE: self = .monthly
        case ICAL_YEARLY_RECURRENCE: self = .yearly
        default: return nil
        }
    }
}
