import Accounts
import Community
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// What becomes of an agreed workout while one of the two is away.
extension JointWorkoutPageTests {
    @Test(
        "what was agreed leaves both plans when one asks to leave or is suspended, and is back with them",
        arguments: Backend.available,
        [false, true]
    )
    func away(_ backend: Backend, suspended: Bool) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, _) = try await self.agreed(app)
            let database = app.environment.database
            let id = try #require(try await MemberStore(database: database).find(login: "Ben")?.id)
            let gone = Neighbour(id: id, person: ben)
            if suspended { try await app.suspend(gone) } else { try await app.askToLeave(gone) }
            #expect(try await self.plan(Self.id, of: ana) == .notFound)
            if suspended {
                let suspension = Suspension(observer: Departure(database).observer)
                try await database.write { _ = try suspension.end(of: id, at: TestApp.now, in: $0) }
            } else {
                try await app.stay(gone)
            }
            #expect(try await self.plan(Self.id, of: ana) == .ok)
        }
    }
}
