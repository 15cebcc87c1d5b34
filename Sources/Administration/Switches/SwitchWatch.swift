import Logging
import ServiceLifecycle

/// Reads every few seconds which parts are switched off, because another program on the same database may decide it.
struct SwitchWatch: Service {
    private static let pause = Duration.seconds(5)

    let store: SwitchStore
    let logger: Logger

    func run() async throws {
        while !Task.isShuttingDownGracefully, !Task.isCancelled {
            do {
                try await self.store.load()
            } catch {
                self.logger.warning("Switches could not be read", metadata: ["error": "\(error)"])
            }
            do {
                try await cancelWhenGracefulShutdown { try await Task.sleep(for: Self.pause) }
            } catch is CancellationError {
                return
            }
        }
    }
}
