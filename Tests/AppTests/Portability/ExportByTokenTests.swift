import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing
import Web

@testable import App

/// What an access token gets of health by an export.
struct ExportByTokenTests {
    /// Returns the files of an export by a token with some scopes, of a member with health details and a workout.
    private static func files(_ app: TestApp, _ scopes: [String]) async throws -> [String: String] {
        let ana = try await app.person()
        try await ana.liveALittle()
        let rows = HonestExport.rows.filter { ["workout", "training_session"].contains($0.table) }
        _ = try await ana.bringIn(try HonestExport.zip(rows))
        let token = try await ana.accessToken(scopes.map(Scope.init(rawValue:)))
        return try RoundTripTests.files(in: try await TestPerson(app: app, cookie: "", token: token).takeAlong())
    }

    @Test("a token that may read data gets nothing about health, and the file says so", arguments: Backend.available)
    func withheld(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let files = try await Self.files(app, ["data:read"])
            #expect(files["data/health_detail.json"] == nil && files["data/progress_photo.json"] == nil)
            let workouts = try #require(files["data/workout.json"])
            #expect(workouts.contains("Squat") && !workouts.contains("Your knee") && !workouts.contains(#"[\"Easy\"]"#))
            #expect(files["data/training_session.json"]?.contains("Squat") == true)
            let all = files.values.joined()
            #expect(!all.contains("No ladders") && !all.contains("asthma"))
            #expect(files["README.txt"]?.contains("no scope health:read") == true)
            #expect(files["diary.csv"]?.contains("Porridge") == true)
        }
    }

    @Test("one with the scope for it gets health too", arguments: Backend.available)
    func told(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let files = try await Self.files(app, ["data:read", "health:read"])
            #expect(files["data/health_detail.json"]?.contains("No ladders") == true)
            #expect(files["data/progress_photo.json"]?.contains("large") == true)
            #expect(files["data/workout.json"]?.contains("Your knee") == true)
            #expect(files["README.txt"]?.contains("Health details are readable here") == true)
        }
    }
}
