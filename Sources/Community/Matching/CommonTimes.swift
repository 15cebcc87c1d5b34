import Foundation

/// When two have time at once, each by their own clock.
struct CommonTimes: Sendable, Equatable {
    /// By my clock.
    let mine: WeekTimes
    /// By their clock.
    let theirs: WeekTimes
    /// Minutes by which my clock is ahead of theirs, today.
    let minutesAhead: Int

    init(_ me: Candidate, _ them: Candidate, at now: Date) {
        let minutes = me.person.timeZone.minutes(aheadOf: them.person.timeZone, at: now)
        self.mine = me.times.shared(with: them.times, minutesAhead: minutes)
        self.theirs = them.times.shared(with: me.times, minutesAhead: -minutes)
        self.minutesAhead = minutes
    }

    /// How many parts of the week they share; the same from either side, also where their clocks differ.
    var count: Int { min(self.mine.count, self.theirs.count) }
}

extension TimeZone {
    /// By how many minutes its clocks are ahead of another's at an instant.
    func minutes(aheadOf other: TimeZone, at now: Date) -> Int {
        (self.secondsFromGMT(for: now) - other.secondsFromGMT(for: now)) / 60
    }
}
