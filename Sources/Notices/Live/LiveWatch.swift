package import Logging
import ServiceLifecycle

/// Looks after all open streams about every 20 seconds; programs on one database do so at different moments.
package struct LiveWatch: Service {
    private let look: LiveLook
    private let logger: Logger

    package init(_ look: LiveLook, logger: Logger) {
        self.look = look
        self.logger = logger
    }

    package func run() async throws {
        while !Task.isShuttingDownGracefully, !Task.isCancelled {
            do {
                try await cancelWhenGracefulShutdown {
                    try await Task.sleep(for: .milliseconds(Int.random(in: 16_000...24_000)))
                }
                try await self.look.look()
            } catch is CancellationError {
                return
            } catch {
                self.logger.warning("Open streams could not be looked after", metadata: ["error": "\(error)"])
            }
        }
    }
}
