import Jobs
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

    package func run() async {
        await Rounds.go(
            resting: { .milliseconds(Int.random(in: 16_000...24_000)) },
            trouble: "Open streams could not be looked after",
            self.logger
        ) {
            try await self.look.look()
            return false
        }
    }
}
