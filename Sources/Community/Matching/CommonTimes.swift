import Foundation

/// The times at which two members are both free, in each one's time zone.
struct CommonTimes: Sendable, Equatable {
    /// In my time zone.
    let mine: WeekTimes
    /// In their time zone.
    let theirs: WeekTimes
    /// The minutes by which my time zone is ahead of theirs today.
    let minutesAhead: Int

    init(_ me: Candidate, _ them: Candidate, at now: Date) {
        let minutes = me.person.timeZone.minutes(aheadOf: them.person.timeZone, at: now)
        self.mine = me.times.shared(with: them.times, minutesAhead: minutes)
        self.theirs = them.times.shared(with: me.times, minutesAhead: -minutes)
        self.minutesAhead = minutes
    }

    /// The number of parts of the week that they share; the same from either side, even in different time zones.
    var count: Int { min(self.mine.count, self.theirs.count) }
}

extension TimeZone {
    /// Returns the minutes by which this zone is ahead of another at an instant.
    func minutes(aheadOf other: TimeZone, at now: Date) -> Int {
        (self.secondsFromGMT(for: now) - other.secondsFromGMT(for: now)) / 60
    }
}
