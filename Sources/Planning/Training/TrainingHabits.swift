import Foundation
import Members

/// A member's habits: usual hours, and the last hard session.
struct TrainingHabits: Equatable, Sendable {
    /// The days of history from which habits are read.
    static let memory = 56
    /// How many minutes apart two starts of one habit may be; as near to a usual hour is one.
    static let near = 60

    /// Minutes of the day at which training often starts, the most frequent first.
    let usual: [Int]
    /// The end of the last hard session.
    let lastHard: Int64?

    /// Finds habits: an hour is usual when at least three trainings started around it; each training counts for one
    /// hour only.
    init(_ trained: [TrainedTime], in zone: TimeZone) {
        var begun = trained.map { ClockTime($0.time.start, in: zone).minutes }.sorted()
        var usual: [Int] = []
        while let best = Self.fullest(begun), best.count >= 3, usual.count < 2 {
            usual.append(best.middle)
            begun.removeAll { abs($0 - best.middle) <= Self.near }
        }
        self.usual = usual
        self.lastHard = trained.filter(\.wasHard).map(\.time.end).max()
    }

    /// Returns the start with the most others around it, rounded to half an hour.
    private static func fullest(_ begun: [Int]) -> (middle: Int, count: Int)? {
        begun.map { minute in
            let around = begun.filter { abs($0 - minute) <= self.near }
            let mean = around.reduce(0, +) / max(around.count, 1)
            return (middle: (mean + 15) / 30 * 30, count: around.count)
        }.max { $0.count < $1.count }
    }
}
