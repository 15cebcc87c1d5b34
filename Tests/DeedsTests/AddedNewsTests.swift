import Foundation
import HealthMath
import Storage
import Support
import Testing

@testable import Deeds

struct AddedNewsTests {
    @Test("what is no deed is news of its day too, and taken like that of deeds", arguments: Backend.available)
    func added(_ backend: Backend) async throws {
        let database = try await backend.open(StandInMember.migrations + DeedMigrations.all)
        let owner = try await StandInMember.add("Ana", to: database)
        let day = try #require(CalendarDay("2026-03-14"))
        try await database.write { try DeedNews.add(of: owner, on: day, in: $0) }
        #expect(try await DeedNews.wait(for: owner, at: .distantFuture, in: database))
        #expect(try await database.write { try DeedNews.take(of: owner, in: $0) } == [day])
        #expect(try await !DeedNews.wait(for: owner, at: .distantFuture, in: database))
    }
}
