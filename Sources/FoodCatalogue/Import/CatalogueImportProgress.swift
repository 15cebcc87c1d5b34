/// How far an import is, for whoever waits for it.
package struct CatalogueImportProgress: Sendable, Equatable {
    package enum Stage: Sendable, Equatable {
        /// An earlier run was killed after so many lines.
        case goingOn(String)
        case reading(String)
        case building
    }

    package let stage: Stage
    /// Lines read of the file; 0 while building.
    package let lines: Int
    /// Of the stage, 0 … 1.
    package let share: Double
    /// Seconds left of the stage, as far as they can be told.
    package let secondsLeft: Double?
}

/// How fast work goes, and when it will be done at that pace.
struct CatalogueImportPace {
    private let clock = ContinuousClock()
    private var since = ContinuousClock.now
    private var from = 0.0

    mutating func begin(at share: Double) {
        self.since = self.clock.now
        self.from = share
    }

    /// Seconds; nil as long as hardly anything is done.
    func left(_ share: Double) -> Double? {
        let (seconds, done) = (self.since.duration(to: self.clock.now) / .seconds(1), share - self.from)
        return seconds > 0.4 && done > 0.001 ? seconds / done * (1 - share) : nil
    }
}
