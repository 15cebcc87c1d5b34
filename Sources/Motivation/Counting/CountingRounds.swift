import Jobs
import Logging
import Members
import ServiceLifecycle

/// Counts the deeds of all members, a few at a time, until the program stops: boards and groups are seconds behind.
struct CountingRounds: Service {
    private let counter: DeedCounter
    private let logger: Logger
    private let atOnce: Int
    private let pause: Duration

    init(_ counter: DeedCounter, logger: Logger, atOnce: Int = 100, pause: Duration = .seconds(2)) {
        self.counter = counter
        self.logger = logger
        self.atOnce = atOnce
        self.pause = pause
    }

    /// Goes by id from the first member with news to the last, rests, and begins again.
    ///
    /// Days that weren't counted when the program stops wait for the next start.
    func run() async {
        await Rounds.go(resting: { self.pause }, trouble: "Deeds are waiting to be counted", self.logger) {
            var last: Member.ID? = 0
            while let reached = last {
                try Task.checkCancellation()
                last = try await self.counter.once(self.atOnce, after: reached)
            }
            return false
        }
    }
}
