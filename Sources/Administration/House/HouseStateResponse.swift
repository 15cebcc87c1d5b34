import HealthMath
import Storage
import Web

/// The state of the house as a device reads it.
struct HouseStateResponse: Encodable, Sendable {
    let build: String
    /// "SQLite" or "PostgreSQL".
    let engine: String
    let storedBytes: Int64
    let rowsSetAside: Int
    /// Fifty at most.
    let jobsGivenUp: Int
    let failures: [Failure]
    /// The latest first.
    let days: [Day]

    struct Failure: Encodable, Sendable {
        let method: String
        let route: String
        let status: Int
        let count: Int
    }

    struct Day: Encodable, Sendable {
        let day: String
        /// Null for fewer than five, so that nobody is recognised in one.
        let active: OrNull<Int>
        let joined: OrNull<Int>
    }

    init(_ state: HouseState) {
        func told(_ count: Int) -> OrNull<Int> { OrNull(count < HouseState.smallestCount ? nil : count) }
        self.build = state.version
        self.engine = state.engine
        self.storedBytes = state.storedBytes
        self.rowsSetAside = state.rowsSetAside
        self.jobsGivenUp = state.dead.count
        self.failures = state.failures.map {
            Failure(method: $0.method, route: $0.route, status: $0.status, count: $0.count)
        }
        self.days = state.days.map {
            Day(day: $0.day.description, active: told($0.active), joined: told($0.signedUp))
        }
    }
}
