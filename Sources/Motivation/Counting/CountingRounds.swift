import Logging
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

    func run() async throws {
        do {
            try await cancelWhenGracefulShutdown { try await self.goRound() }
        } catch is CancellationError {
            // Days that weren't counted wait for the next start.
        }
    }

    /// Goes by id from the first member with news to the last, rests, and begins again.
    private func goRound() async throws {
        var last: Int64 = 0
        while !Task.isCancelled {
            do {
                if let reached = try await self.counter.once(self.atOnce, after: last) {
                    last = reached
                    continue
                }
                last = 0
            } catch is CancellationError {
                return
            } catch {
                self.logger.warning("Deeds are waiting to be counted", metadata: ["error": "\(error)"])
            }
            try await Task.sleep(for: self.pause)
        }
    }
}
