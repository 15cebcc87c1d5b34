import Jobs
import Logging
import ServiceLifecycle
import Storage

/// Reads the database's clock every minute.
struct ClockWatch: Service {
    private static let pause = Duration.seconds(60)

    let clock: DatabaseClock
    let logger: Logger

    func run() async {
        await Rounds.go(
            resting: { Self.pause },
            trouble: "The database's clock could not be read",
            self.logger
        ) {
            try await self.clock.read()
            return false
        }
    }
}
