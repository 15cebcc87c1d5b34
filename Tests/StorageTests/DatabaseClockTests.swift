import Foundation
import Storage
import Support
import Testing

struct DatabaseClockTests {
    @Test("programs on one PostgreSQL go by its clock, however their own are set", arguments: Backend.available)
    func ahead(_ backend: Backend) async throws {
        let database = try await backend.open([])
        let day: TimeInterval = 86_400
        let clock = DatabaseClock(database) { Date(timeIntervalSinceNow: day) }
        #expect(abs(clock.now.timeIntervalSinceNow - day) < 60, "Nothing else is known before the first reading.")
        try await clock.read()
        let ahead = clock.now.timeIntervalSinceNow
        #expect(abs(ahead - (backend == .postgres ? 0 : day)) < 60, "\(ahead)")
    }
}
