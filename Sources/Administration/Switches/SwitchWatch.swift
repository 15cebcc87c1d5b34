import Jobs
import Logging
import ServiceLifecycle

/// Reads every few seconds which parts are switched off, because another program on the same database may decide it.
struct SwitchWatch: Service {
    private static let pause = Duration.seconds(5)

    let store: SwitchStore
    let logger: Logger

    func run() async {
        await Rounds.go(resting: { Self.pause }, trouble: "Switches could not be read", self.logger) {
            try await self.store.load()
            return false
        }
    }
}
