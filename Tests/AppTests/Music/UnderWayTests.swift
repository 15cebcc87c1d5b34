import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Support
import Testing

@testable import App

/// Playlists for a workout that is under way.
struct UnderWayTests {
    private static func list(_ number: Int, _ ana: TestPerson) async throws -> [String: Any] {
        let id = "00000000-0000-4000-8000-00000000000\(number)"
        let wish = #"{"requestId": "\#(id)", "workoutId": "\#(WorkoutFixture.request)", "allowsUnknownTempo": true}"#
        let made = try await ana.api(.post, "/playlists", wish)
        try #require(made.status == .created, "\(made.text)")
        return try made.json()
    }

    private static func minutes(_ list: [String: Any]) throws -> Int {
        let words = try #require(list["madeFor"] as? String)
        return try #require(words.split(separator: " ").compactMap { Int($0) }.first, "\(words)")
    }

    @Test("a list for a workout under way lasts for what is left of it", arguments: Backend.available)
    func left(_ backend: Backend) async throws {
        let folder = try Backend.newFolder()
        for number in 0..<6 {
            var song = SmallSong(90 + Double(number) * 10, title: "Song \(number)", artist: "Artist \(number)")
            song.seconds = 31 + Double(number)
            try song.write(to: folder.appending(path: "\(number).wav"))
        }
        try await TestApp.run(backend, configure: { $0.music = folder.path }) { app in
            let ana = try await app.person()
            try await app.work(on: "music-folder")
            try #require(try await ana.api(.post, "/workouts", WorkoutFixture.body).status == .created)
            let whole = try await Self.list(1, ana)
            #expect(try #require(whole["madeFor"] as? String).hasSuffix(" minutes"))
            let parts = (whole["songs"] as? [[String: Any]] ?? []).compactMap { $0["phase"] as? String }
            #expect(parts.first == "warm-up", "\(parts)")
            let request = #"{"requestId": "\#(UUID().uuidString)"}"#
            let begun = try await ana.api(.post, "\(WorkoutFixture.path)/sessions", request).json()
            let session = "/sessions/\(try #require(begun["id"] as? String))"
            let state = try await ana.api(.get, session).json()
            let exercises = try #require(state["exercises"] as? [[String: Any]])
            for exercise in exercises.dropLast(2) {
                let number = try #require(exercise["number"] as? Int)
                for set in exercise["sets"] as? [[String: Any]] ?? [] {
                    let name = try #require(set["set"] as? String)
                    let done = SessionTests.event("completeSet", #", "exercise": \#(number), "set": "\#(name)""#)
                    let told = try await ana.api(.post, "\(session)/events", done)
                    try #require(told.status == .ok, "\(told.text)")
                }
            }
            let left = try await Self.list(2, ana)
            #expect(try #require(left["madeFor"] as? String).hasPrefix("The last "))
            #expect(try Self.minutes(left) < (try Self.minutes(whole)) / 2)
        }
    }
}
