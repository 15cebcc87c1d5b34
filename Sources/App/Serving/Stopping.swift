import Foundation
import Logging
import ServiceLifecycle
import Synchronization

/// How the program stops: readiness fails first, so that a load balancer sends nobody here any more, then requests are
/// still taken for a while, then those under way are answered, and in the end it ends whatever is left.
///
/// What ends so loses nothing that was answered: a transaction is whole or not there, and a job's lease expires.
final class Stopping: Service {
    private struct State {
        var hasBegun = false
        var isOver = false
    }

    private let state = Mutex(State())
    private let drain: Duration
    private let patience: Duration
    private let logger: Logger
    /// Ends the program at once.
    private let end: @Sendable () -> Void

    /// `drain` is how long requests are still taken, `patience` how long they may take to be answered after that.
    init(drain: Duration, patience: Duration, logger: Logger, end: @Sendable @escaping () -> Void = { _exit(1) }) {
        self.drain = drain
        self.patience = patience
        self.logger = logger
        self.end = end
    }

    var hasBegun: Bool { self.state.withLock { $0.hasBegun } }

    func run() async throws {
        do {
            try await gracefulShutdown()
        } catch is CancellationError {
            return
        }
        self.state.withLock { $0.hasBegun = true }
        self.endForSure()
        try? await Task.sleep(for: self.drain)
    }

    /// Notes that all is closed, so that nothing need be ended.
    func isOver() { self.state.withLock { $0.isOver = true } }

    /// A thread that hangs would keep the program from ending by itself.
    private func endForSure() {
        let seconds = (self.drain + self.patience) / .seconds(1)
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
            guard !self.state.withLock({ $0.isOver }) else { return }
            self.logger.error("Ended with requests or jobs under way", metadata: ["seconds": "\(seconds)"])
            self.end()
        }
    }
}
