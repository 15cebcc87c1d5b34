import Accounts
import HTTPTypes
import HummingbirdTesting
import Members
import Storage
import Testing

@testable import App
@testable import Music

/// The exercises with which a song goes well.
struct PacedExerciseTests {
    @Test("a song goes well with nothing that a member's health rules out")
    func health() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let database = app.environment.database
            let id = try #require(try await database.row("SELECT id FROM member") { try $0.integer(0) })
            let member = try #require(try await MemberStore(database: database).find(id)).asMember
            func suited() async throws -> [String] {
                var paths: [String] = []
                for tempo in [110.0, 130, 150, 170] {
                    paths += try await app.environment.musicPorts.exercises(member, tempo).map(\.path)
                }
                return paths
            }
            func ruledOut(_ paths: [String]) async throws -> [String] {
                var found: [String] = []
                for path in paths where try await ana.get(path).text.contains("Not for you now") { found.append(path) }
                return found
            }
            let before = try await suited()
            try #require(try await ana.post("/me/health", ["injury-knee": "surgery"]).status == .seeOther)
            try #require(try await !ruledOut(before).isEmpty, "Some usual ones jump.")
            let after = try await suited()
            #expect(!after.isEmpty)
            #expect(try await ruledOut(after) == [])
        }
    }
}
