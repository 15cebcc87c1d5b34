import CICal

extension Stamp {
    /// Returns nil for a time that doesn't exist, such as 30 February.
    init?(_ time: icaltimetype, zone: String? = nil) {
        let (year, month, day) = (Int(time.year), Int(time.month), Int(time.day))
        guard (1...9_999).contains(year), (1...12).contains(month),
            (1...CivilDay.daysIn(month: month, of: year)).contains(day)
        else { return nil }
        self.isDate = time.is_date != 0
        let midnight = CivilDay(year, month, day).number * CivilDay.seconds
        if self.isDate {
            self.wall = midnight
            self.place = .floating
            return
        }
        // Second 60, a leap second, becomes the first of the next minute, because clocks don't show it.
        guard (0...23).contains(time.hour), (0...59).contains(time.minute), (0...60).contains(time.second) else {
            return nil
        }
        self.wall = midnight + Int(time.hour) * 3_600 + Int(time.minute) * 60 + Int(time.second)
        let trimmed = zone?.trimmingZoneName() ?? ""
        self.place = icaltime_is_utc(time) != 0 ? .utc : trimmed.isEmpty ? .floating : .zone(trimmed)
    }
}

extension Span {
    init(_ duration: icaldurationtype) {
        let sign = duration.is_neg != 0 ? -1 : 1
        self.days = sign * (Int(duration.weeks) * 7 + Int(duration.days))
        self.seconds = sign * (Int(duration.hours) * 3_600 + Int(duration.minutes) * 60 + Int(duration.seconds))
    }
}

extension String {
    fileprivate func trimmingZoneName() -> String { self.filter { $0 != "\"" } }
}
