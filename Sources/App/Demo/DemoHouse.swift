import Accounts
import Foundation
import Hummingbird
import Jobs
import Motivation
import Storage

/// A house with a clock of its own, in which made-up people live.
struct DemoHouse: Sendable {
    let environment: AppEnvironment
    let clock: DemoClock
    let client: DemoClient
    private let runner: JobRunner
    private let counter: DeedCounter

    init(_ environment: AppEnvironment, _ clock: DemoClock) throws {
        let mounted = try MountedHouse(environment)
        self.environment = environment
        self.clock = clock
        self.client = DemoClient(mounted.router(), logger: environment.logger)
        self.runner = try mounted.jobRunner()
        self.counter = DeedCounter(
            database: environment.database,
            now: environment.now,
            missions: environment.missionPorts,
            days: CountedDays.ofMember
        )
    }

    /// Does what waits until now, as the house does while it serves.
    func work() async throws {
        while try await self.runner.workOnce() > 0 {}
    }

    /// Counts what everybody did.
    func count() async throws {
        var last: Int64 = 0
        while let reached = try await self.counter.once(100, after: last) { last = reached }
    }
}
