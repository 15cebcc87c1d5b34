import Jobs
import Storage
import Support
import Testing

@testable import App

struct DailyWorkTests {
    @Test("each daily purge is a repeating job of its own, planned once", arguments: Backend.available)
    func jobs(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let house = try MountedHouse(app.environment)
            let daily = house.jobs.filter { $0.name.hasPrefix(DailyWork.kind(of: "")) }
            #expect(daily.count > 20 && daily.allSatisfy(\.isRepeating))
            for _ in 1...2 { try await house.planJobs() }
            let waiting = try await app.environment.database.rows(
                "SELECT kind FROM job WHERE kind LIKE 'daily-%' ORDER BY kind"
            ) { try $0.text(0) }
            #expect(Set(waiting).count == waiting.count && Set(waiting) == Set(daily.map(\.name)))
        }
    }
}
