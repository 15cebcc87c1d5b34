/// How far an import is, for whoever waits for it.
package struct CatalogueImportProgress: Sendable, Equatable {
    package enum Stage: Sendable, Equatable {
        /// The import resumes after an earlier run was killed; the text says at which line.
        case goingOn(String)
        case reading(String)
        case building
    }

    package let stage: Stage
    /// Lines read of the file; 0 while building.
    package let lines: Int
    /// The share of the stage that is done, 0 … 1.
    package let share: Double
    /// Estimated seconds left of the stage; nil when nothing can be estimated yet.
    package let secondsLeft: Double?
}

/// Estimates from the pace so far how long work still takes.
struct CatalogueImportPace {
    private let clock = ContinuousClock()
    private var since = ContinuousClock.now
    private var from = 0.0

    mutating func begin(at share: Double) {
        self.since = self.clock.now
        self.from = share
    }

    /// Returns the seconds left; nil as long as hardly anything is done.
    func left(_ share: Double) -> Double? {
        let (seconds, done) = (self.since.duration(to: self.clock.now) / .seconds(1), share - self.from)
        return seconds > 0.4 && done > 0.001 ? seconds / done * (1 - share) : nil
    }
}
