import Jobs
import Testing

@testable import App

/// Whom or what jobs name, where one is easily forgotten.
struct JobPayloadTests {
    @Test("every kind of job says whom or what its payload names, except those that are always waiting")
    func told() async throws {
        try await TestApp.run(configure: { $0.registerEverywhere() }) { app in
            let causes = try MountedHouse(app.environment).jobs.filter { !$0.isRepeating }.map(\.name)
            let told = Mount.wings.jobPayloads
            #expect(!causes.isEmpty && Set(causes).subtracting(told.keys).isEmpty)
        }
    }
}
