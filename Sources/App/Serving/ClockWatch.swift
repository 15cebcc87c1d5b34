import Logging
import ServiceLifecycle
import Storage

/// Reads the database's clock every minute.
struct ClockWatch: Service {
    private static let pause = Duration.seconds(60)

    let clock: DatabaseClock
    let logger: Logger

    func run() async throws {
        while !Task.isShuttingDownGracefully, !Task.isCancelled {
            do {
                try await cancelWhenGracefulShutdown { try await Task.sleep(for: Self.pause) }
                try await self.clock.read()
            } catch is CancellationError {
                return
            } catch {
                self.logger.warning("The database's clock could not be read", metadata: ["error": "\(error)"])
            }
        }
    }
}
