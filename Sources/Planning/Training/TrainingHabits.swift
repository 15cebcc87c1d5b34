package import Foundation

/// How a member trains: at what hours, and when it was hard last.
package struct TrainingHabits: Equatable, Sendable {
    /// Days of training that habits are read from.
    package static let memory = 56
    /// So near to each other are two beginnings of one habit, in minutes.
    private static let near = 60

    /// Minutes of the day at which trainings often begin, the most frequent first.
    package let usual: [Int]
    /// The end of the last hard one.
    package let lastHard: Int64?

    /// An hour is usual when three trainings began around it, and no other holds more of the same.
    package init(_ trained: [TrainedTime], in zone: TimeZone) {
        var begun = trained.map { ClockTime($0.time.start, in: zone).minutes }.sorted()
        var usual: [Int] = []
        while let best = Self.fullest(begun), best.count >= 3, usual.count < 2 {
            usual.append(best.middle)
            begun.removeAll { abs($0 - best.middle) <= Self.near }
        }
        self.usual = usual
        self.lastHard = trained.filter(\.wasHard).map(\.time.end).max()
    }

    /// The beginning with the most others around it, to the half hour.
    private static func fullest(_ begun: [Int]) -> (middle: Int, count: Int)? {
        begun.map { minute in
            let around = begun.filter { abs($0 - minute) <= self.near }
            let mean = around.reduce(0, +) / max(around.count, 1)
            return (middle: (mean + 15) / 30 * 30, count: around.count)
        }.max { $0.count < $1.count }
    }
}
