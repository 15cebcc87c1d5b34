import Foundation

/// Decides when sources are read and tried again.
enum SourcePace {
    /// The most sources of a member, and the most songs of one.
    static let most = 5
    static let mostSongs = 50_000
    /// How often a problem that only the member can mend is tried again.
    static let mostTries = 3
    /// Seconds after which a run makes room for other jobs.
    static let slice = 5.0

    private static let hour: TimeInterval = 3_600
    private static let day: TimeInterval = 86_400

    /// Returns the next whole reading; `jitter` from 0 to 1 spreads sources that were connected at once.
    static func next(at now: Date, jitter: Double) -> Date { now.addingTimeInterval(Self.day * (1 + 0.1 * jitter)) }

    /// Returns the next try after a failure: a minute, doubling to a day; nil when the source waits for its member.
    static func next(after problem: SourceProblem, failures: Int, at now: Date) -> Date? {
        if problem.isForMember, failures >= Self.mostTries { return nil }
        var pause = min(60 * Double(1 << min(max(failures - 1, 0), 11)), Self.day)
        if case .turnedAway(let seconds?) = problem { pause = max(pause, min(Double(seconds), Self.day)) }
        return now.addingTimeInterval(pause)
    }
}
