@testable import Accounts

extension AccountFixture {
    /// What the operator does on the command line.
    var management: OperatorManagement {
        OperatorManagement(
            database: self.database,
            mail: self.mail,
            observer: self.departures.observer,
            now: self.clock.now
        )
    }

    var suspension: Suspension { Suspension(observer: self.departures.observer) }

    /// Suspends a member, or lets them back; nil for nobody, false when nothing changed.
    func suspend(_ login: String, _ suspended: Bool) async throws -> Bool? {
        try await self.management.act(suspended ? .suspension : .restoration, login: login, reason: "Decided.")
    }
}
