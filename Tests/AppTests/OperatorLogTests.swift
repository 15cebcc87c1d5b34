import Accounts
import HTTPTypes
import HealthMath
import HummingbirdTesting
import Support
import Testing

@testable import App

/// Decisions on the command line appear in the administrators' log.
struct OperatorLogTests {
    @Test("administrators read who was suspended, let back in or given another birthday", arguments: Backend.available)
    func log(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (root, ben) = (try await app.person("Rosa", body: false), try await app.person("Ben", body: false))
            let members = MemberStore(database: app.environment.database)
            let (config, database) = (app.environment.config, app.environment.database)
            let management = try AppEnvironment.management(config, database)
            for action in [ManagementAction.suspension, .restoration] {
                #expect(try await management.act(action, login: "Ben", reason: "Decided.") == true)
            }
            let birthday = try #require(CalendarDay("2009-05-17"))
            _ = try await members.correct(birthday: birthday, login: "Ben", at: TestApp.now)
            let page = try await root.get("/admin/log").text
            for words in ["suspended", "let back in", "corrected the birthday of"] {
                #expect(page.contains("The operator (command line) \(words)"))
            }
            #expect(page.contains("Ben") && page.contains("They are under 18 now.") && !page.contains("2009-05-17"))
            #expect(try await ben.get("/admin/log").status == .forbidden)
        }
    }
}
