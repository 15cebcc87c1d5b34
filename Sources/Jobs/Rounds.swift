package import Logging
import ServiceLifecycle

/// Goes round until the program stops, for services that look again and again.
package enum Rounds {
    /// Does a round, rests, and begins again; a round that fails is logged, and the next one comes after the same rest.
    ///
    /// - Parameters:
    ///   - rest: The time between two rounds, unless there is more to do at once.
    ///   - trouble: What is logged when a round fails.
    ///   - round: Returns whether there is more to do at once. It is cut off when the program stops.
    package static func go(
        resting rest: @Sendable @escaping () -> Duration,
        trouble: Logger.Message,
        _ logger: Logger,
        _ round: @Sendable @escaping () async throws -> Bool
    ) async {
        do {
            try await cancelWhenGracefulShutdown {
                while true {
                    try Task.checkCancellation()
                    do {
                        if try await round() { continue }
                    } catch let stopped as CancellationError {
                        throw stopped
                    } catch {
                        logger.warning(trouble, metadata: ["error": "\(error)"])
                    }
                    try await Task.sleep(for: rest())
                }
            }
        } catch {
            // The program stops; whoever goes round again after its next start finds what is left.
        }
    }
}
