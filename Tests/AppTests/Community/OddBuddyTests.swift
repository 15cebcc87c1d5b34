import Foundation
import HealthMath
import Storage
import Support
import Testing

@testable import App
@testable import Community

/// What others see of a member with an unreadable row.
struct OddBuddyTests {
    @Test("a weighing on no day is left out of a buddy's page, and the operator is told", arguments: Backend.available)
    func weights(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ben = try await app.person("Ben")
            let id = try #require(Int64(try await ben.id()))
            let database = app.environment.database
            try await database.write { db in
                try db.execute("INSERT INTO weight (owner_id, day, kilograms, at) VALUES (\(id), '2026-03-1x', 70, 0)")
            }
            let days = try #require(CalendarDay("2026-03-01"))...(try #require(CalendarDay("2026-03-31")))
            #expect(try await app.environment.personDetails.weights(id, days) == nil)
            #expect(database.setAside.all == [RowName("weight", owner: id)])
        }
    }
}
