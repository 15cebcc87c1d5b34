import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// Music for members who are young, blocked somebody, or leave.
struct MusicMemberTests {
    /// Runs work in a house with two songs, whose ids it is given.
    private static func run(
        _ backend: Backend = .sqlite,
        _ work: @Sendable @escaping (TestApp, TestPerson, [String]) async throws -> Void
    ) async throws {
        let folder = try Backend.newFolder()
        for (number, title) in ["Blue", "Red"].enumerated() {
            var song = SmallSong(100 + Double(number) * 20, title: title, artist: "Ana & Co")
            song.seconds = 150
            try song.write(to: folder.appending(path: "\(title).wav"))
        }
        try await TestApp.run(backend, configure: { $0.music = folder.path }) { app in
            let ana = try await app.person(body: false)
            try await app.work(on: "music-folder")
            let songs = try await ana.api(.get, "/songs").json()["songs"] as? [[String: Any]] ?? []
            try await work(app, ana, songs.compactMap { $0["id"] as? String })
        }
    }

    private static func list(_ number: Int) -> String { "00000000-0000-4000-8000-00000000000\(number)" }

    private static func make(_ number: Int, _ person: TestPerson) async throws -> TestResponse {
        try await person.api(
            .post,
            "/playlists",
            #"{"requestId": "\#(Self.list(number))", "type": "running", "minutes": 5, "allowsUnknownTempo": true}"#
        )
    }

    @Test("who is sixteen hears songs, marks them and makes lists like everybody")
    func young() async throws {
        try await Self.run { app, _, songs in
            let tim = try await app.person("Tim", body: false, birthday: "2009-12-01")
            #expect(try await tim.get("/music").text.contains("Blue"))
            #expect(try await tim.api(.get, "/songs/\(songs[0])/stream").status == .ok)
            #expect(try await tim.api(.put, "/songs/\(songs[0])/heart", #"{"kind": "loved"}"#).status == .ok)
            #expect(try await Self.make(1, tim).status == .created)
            #expect(try await tim.get("/music/playlists/\(Self.list(1))").text.contains("data-play-list"))
        }
    }

    @Test(
        "nobody finds a trace of whom they blocked, or of anybody else, in songs and lists",
        arguments: Backend.available
    )
    func traces(_ backend: Backend) async throws {
        try await Self.run(backend) { app, _, songs in
            let (eva, ben) = (try await app.neighbour("Eva"), try await app.neighbour("Ben").person)
            try #require(try await Self.make(1, eva.person).status == .created)
            for answer in [
                try await eva.person.api(.put, "/songs/\(songs[0])/heart", #"{"kind": "loved"}"#),
                try await eva.person.api(.put, "/songs/\(songs[0])/tap", #"{"bpm": 133}"#),
                try await eva.person.api(.put, "/song-taste", #"{"artists": "Nobody", "dislikedArtists": "Ana & Co"}"#),
            ] {
                try #require(answer.status == .ok)
            }
            let blocked = try await ben.api(.put, "/blocks/\(eva.id)")
            try #require((200..<300).contains(blocked.status.code), "\(blocked.text)")
            let song = try await ben.api(.get, "/songs/\(songs[0])").json()
            #expect(song["heart"] is NSNull && song["bpm"] as? Double != 133 && song["agreedBpm"] is NSNull)
            #expect(try await !ben.get("/music/songs/\(songs[0])").text.contains("Take my tempo back"))
            #expect(try await ben.api(.get, "/song-taste").json()["artists"] as? [String] == [])
            #expect(try await ben.get("/music/playlists").text.contains("No playlists yet"))
            #expect(try await ben.get("/music/playlists/\(Self.list(1))").status == .notFound)
            #expect(try await Self.make(2, ben).status == .created, "Whom Eva bans plays for him.")
        }
    }

    @Test("what a member says of a song's mood wins in their lists, and in nobody else's", arguments: Backend.available)
    func moods(_ backend: Backend) async throws {
        try await Self.run(backend) { app, ana, songs in
            let ben = try await app.person("Ben", body: false)
            let calm: @Sendable (Int, TestPerson) async throws -> TestResponse = { number, person in
                let wish =
                    #"{"requestId": "\#(Self.list(number))", "type": "mobility", "minutes": 5, "moods": ["calm"]}"#
                return try await person.api(.post, "/playlists", wish)
            }
            let none = try await calm(1, ana)
            #expect(none.status == .unprocessableContent && none.text.contains("None of your songs is calm."))
            #expect(try await ana.get("/music/songs/\(songs[0])").text.contains("What is it like to you?"))
            #expect(try await ana.post("/music/songs/\(songs[0])/moods", ["moods": "calm"]).status == .seeOther)
            let said = try await ana.api(.get, "/songs/\(songs[0])/moods").json()
            #expect(said["moods"] as? [String] == ["calm"])
            let made = try await calm(1, ana).json()["songs"] as? [[String: Any]]
            #expect(made?.compactMap { $0["id"] as? String } == [songs[0]])
            #expect(try await ben.api(.get, "/songs/\(songs[0])/moods").json()["moods"] as? [String] == [])
            #expect(try await calm(2, ben).status == .unprocessableContent)
            let odd = try await ana.api(.put, "/songs/\(songs[0])/moods", #"{"moods": ["odd"]}"#)
            #expect(odd.status == .unprocessableContent)
            let both = #"{"moods": ["fierce", "driving"]}"#
            let changed = try await ana.api(.put, "/songs/\(songs[0])/moods", both).json()
            #expect(changed["moods"] as? [String] == ["driving", "fierce"])
            #expect(try await calm(3, ana).status == .unprocessableContent)
            #expect(try await ana.post("/music/songs/\(songs[0])/moods").status == .seeOther)
            #expect(try await ana.api(.get, "/songs/\(songs[0])/moods").json()["moods"] as? [String] == [])
            #expect(try await ana.post("/music/songs/\(Self.list(9))/moods", ["moods": "calm"]).status == .notFound)
        }
    }

    @Test("who leaves takes hearts, taps, lists and tastes along, and the songs stay", arguments: Backend.available)
    func leaving(_ backend: Backend) async throws {
        try await Self.run(backend) { app, ana, songs in
            let ben = try await app.person("Ben", body: false)
            for person in [ana, ben] {
                try #require(try await Self.make(1, person).status == .created)
                _ = try await person.api(.put, "/songs/\(songs[0])/heart", #"{"kind": "loved"}"#)
                _ = try await person.api(.put, "/songs/\(songs[0])/tap", #"{"bpm": 133}"#)
                _ = try await person.api(.put, "/songs/\(songs[0])/heard")
                _ = try await person.api(.put, "/songs/\(songs[0])/moods", #"{"moods": ["calm"]}"#)
                let taste = #"{"artists": "Ana & Co", "dislikedGenres": "Polka"}"#
                try #require(try await person.api(.put, "/song-taste", taste).status == .ok)
            }
            try await app.leave(ben)
            let owners: [SQL] = [
                "SELECT DISTINCT owner_id FROM playlist", "SELECT DISTINCT owner_id FROM playlist_song",
                "SELECT DISTINCT owner_id FROM song_heart", "SELECT DISTINCT owner_id FROM song_tap",
                "SELECT DISTINCT owner_id FROM song_heard", "SELECT DISTINCT owner_id FROM song_taste",
                "SELECT DISTINCT owner_id FROM song_dislike", "SELECT DISTINCT owner_id FROM song_mood",
            ]
            let left = try await app.environment.database.read { db in
                try owners.map { owners in try db.rows(owners) { try $0.integer(0) }.count }
            }
            #expect(left == Array(repeating: 1, count: left.count), "Only Ana's are left.")
            let song = try await ana.api(.get, "/songs/\(songs[0])").json()
            #expect(song["title"] as? String == "Blue" && song["tappedBpm"] as? Double == 133)
        }
    }
}
