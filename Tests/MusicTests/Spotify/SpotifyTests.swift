import Foundation
import OutboundHTTP
import Storage
import Support
import Testing
import Web

@testable import Music

/// A member's Spotify.
struct SpotifyTests {
    private static let tokens = #"{"access_token": "access-2", "refresh_token": "refresh-2", "expires_in": 3600}"#

    private static func track(_ id: String, _ more: String = "") -> String {
        #"{"id": "\#(id)", "name": "\#(id)", "type": "track", "duration_ms": 180000, "artists": [{"name": "Ben"}]\#(more)}"#
    }

    /// Answers with these liked songs and no lists.
    private static func liking(_ tracks: String...) -> FakeServer.Answer {
        { path, _ in
            switch path {
            case "/api/token": (200, Self.tokens)
            case "/v1/me/tracks":
                (200, #"{"items": [\#(tracks.map { #"{"track": \#($0)}"# }.joined(separator: ", "))]}"#)
            default: (200, #"{"items": []}"#)
            }
        }
    }

    @Test("the page of consent is asked for no more than is needed, and without the secret that proves who began it")
    func page() throws {
        let application = SpotifyApplication(id: "client 1&x", publicAddress: "https://spotter.example.org")
        let consent = PendingConsent(again: nil, at: MusicHouse.now)
        let page = application.page(for: consent)
        #expect(page.hasPrefix("https://accounts.spotify.com/authorize?") && !page.contains(consent.verifier))
        let items = try #require(URLComponents(string: page)?.queryItems)
        let said = Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0.value ?? "") })
        #expect(said["client_id"] == "client 1&x" && said["code_challenge_method"] == "S256")
        #expect(said["redirect_uri"] == "https://spotter.example.org/music/sources/spotify/callback")
        #expect(said["scope"]?.split(separator: " ").count == 4)
    }

    @Test(
        "Spotify leads back over https or to this machine by its number",
        arguments: [
            ("https://spotter.example.org", true), ("http://127.0.0.1:8080", true), ("http://localhost:8080", false),
            ("http://spotter.example.org", false), ("http://192.168.1.7", false),
        ]
    )
    func back(address: String, leads: Bool) {
        #expect(SpotifyApplication.leadsBack(to: address) == leads)
    }

    @Test("liked songs are loved, and a tempo is that of the same recording here", arguments: Backend.available)
    func liked(_ backend: Backend) async throws {
        let isrc = #", "external_ids": {"isrc": "GBAAA1200001"}"#
        let server = FakeServer(Self.liking(Self.track("one", isrc), Self.track("two"), "null", Self.track("../x")))
        let house = try await SourceHouse(backend, server, spotify: true)
        let twin = try await house.house.add("Another name", by: "Of another", tempo: 124)
        try await house.house.database.write { db in
            try db.execute("UPDATE song SET isrc = 'GBAAA1200001' WHERE id = \(twin)")
        }
        let id = try await house.connectSpotify()
        try await house.read(id)
        let songs = try await house.songs().filter { $0.source == .spotify }
        #expect(songs.map(\.title) == ["one", "two"] && songs.map(\.heart) == [.loved, .loved])
        #expect(songs.map(\.beatsPerMinute) == [124, nil])
        #expect(songs.first?.handover == "https://open.spotify.com/track/one")
        #expect(!server.asked.contains("POST /api/token"), "The token holds.")
    }

    @Test("a token that ended is replaced, and the next is kept before it is used", arguments: Backend.available)
    func refreshing(_ backend: Backend) async throws {
        let server = FakeServer(Self.liking(Self.track("one")))
        let house = try await SourceHouse(backend, server, spotify: true)
        let id = try await house.connectSpotify(until: 0)
        try await house.read(id)
        #expect(server.asked.filter { $0 == "POST /api/token" }.count == 1)
        #expect(server.lastBody.contains("refresh_token=refresh-1") && !server.lastBody.contains("secret"))
        let kept = try #require(try await house.store().settings(of: id)?.settings)
        #expect(try SpotifySettings(reading: kept).refreshToken == "refresh-2")
    }

    @Test(
        "what Spotify refuses is told in clear words",
        arguments: [
            (403, SourceProblem.notInvited), (429, .turnedAway(seconds: nil)), (500, .confused), (200, .confused),
        ]
    )
    func refusals(status: Int, problem: SourceProblem) async throws {
        let house = try await SourceHouse(.sqlite, FakeServer { _, _ in (status, "<html>") }, spotify: true)
        let id = try await house.connectSpotify()
        try await house.read(id)
        #expect(try await house.store().find(id)?.trouble == problem.words)
    }

    @Test("a consent that was taken back is told as one")
    func revoked() async throws {
        let server = FakeServer { path, _ in
            path == "/api/token" ? (400, #"{"error": "invalid_grant"}"#) : (401, "{}")
        }
        let house = try await SourceHouse(.sqlite, server, spotify: true)
        let id = try await house.connectSpotify()
        try await house.read(id)
        #expect(try await house.store().find(id)?.trouble == SourceProblem.revoked.words)
    }

    @Test("a list is written with what is known there, and what isn't is looked for", arguments: Backend.available)
    func lists(_ backend: Backend) async throws {
        let liking = Self.liking(Self.track("one"))
        let server = FakeServer { path, query in
            switch path {
            case "/v1/search":
                let songs = [Self.track("short", #", "duration_ms": 1"#), Self.track("Far")].joined(separator: ", ")
                return (200, #"{"tracks": {"items": [\#(songs)]}}"#)
            case "/v1/me/playlists" where query.isEmpty: return (201, #"{"id": "made"}"#)
            case "/v1/playlists/made/items": return (201, "{}")
            default: return try liking(path, query)
            }
        }
        let house = try await SourceHouse(backend, server, spotify: true)
        let id = try await house.connectSpotify()
        try await house.read(id)
        let one = try #require(try await house.songs().first?.id)
        let far = try await house.house.add("Far", by: "Ben", tempo: 100)
        let near = try await house.house.add("Near", by: "Ben", tempo: 100)
        try await house.house.database.write { db in
            try db.execute("UPDATE song SET milliseconds = 181000")
        }
        let state = try #require(try await house.store().state(of: id))
        let songs = house.house.libraries().songs(of: house.house.members[0])
        let list = try await songs.list(named: "Legs", of: [near, far, one, RowID.new()], for: state)
        let receipt = try await house.sources.open(state).write(list)
        #expect(receipt?.written == 2 && receipt?.missing == ["Near"])
        #expect(receipt?.list == "made")
        #expect(SourceKind.spotify.page(ofList: "made") == "https://open.spotify.com/playlist/made")
        #expect(server.lastBody.contains("Far") && server.lastBody.contains("one"))
    }
}
