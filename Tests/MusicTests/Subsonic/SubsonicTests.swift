import Foundation
import OutboundHTTP
import Support
import Testing

@testable import Music

/// A member's own Subsonic server.
struct SubsonicTests {
    private static let account = SubsonicForm.Account(
        address: "https://music.example",
        user: "ana & co",
        password: "nine blue teapots"
    )

    private static func connect(
        _ server: FakeServer,
        at address: String = "https://music.example",
        allowsPrivate: Bool = false
    ) async throws -> SubsonicSettings {
        let account = SubsonicForm.Account(address: address, user: "ana & co", password: "nine blue teapots")
        return try await SubsonicConnector(http: server.http, allowsPrivate: allowsPrivate).connect(account)
    }

    @Test("the token is that of the published example")
    func token() {
        #expect(SubsonicProof.token("sesame", salt: "c19b2d") == "26719a1196d2a940705a59634eb18eab")
    }

    @Test("a server that takes tokens never learns the password, and sees another salt each time")
    func tokens() async throws {
        let server = FakeServer { _, _ in SubsonicServer.ok() }
        let settings = try await Self.connect(server)
        #expect(settings.takesTokens && server.asked == ["GET /rest/ping.view"])
        let first = server.lastQuery
        #expect(first["u"] == "ana & co" && first["f"] == "json" && first["p"] == nil)
        #expect(first["t"] == SubsonicProof.token("nine blue teapots", salt: first["s"] ?? ""))
        _ = try await Self.connect(server)
        #expect(server.lastQuery["s"] != first["s"])
    }

    @Test("a server that knows no tokens gets the password, over https only", arguments: [10, 41, 42])
    func password(code: Int) async throws {
        let server = FakeServer { _, query in query["p"] == nil ? SubsonicServer.failed(code) : SubsonicServer.ok() }
        #expect(try await !Self.connect(server).takesTokens)
        #expect(server.lastQuery["p"] == "enc:6e696e6520626c756520746561706f7473" && server.lastQuery["t"] == nil)
        for address in ["http://music.example", "http://93.184.215.14:4533"] {
            await #expect(throws: SourceProblem.plain) {
                try await Self.connect(server, at: address, allowsPrivate: true)
            }
        }
        await #expect(throws: SourceProblem.plain) { try await Self.connect(server, at: "http://127.0.0.1:4533") }
        #expect(try await !Self.connect(server, at: "http://127.0.0.1:4533", allowsPrivate: true).takesTokens)
    }

    @Test("a wrong password is one, and isn't sent again in plain")
    func wrong() async throws {
        let server = FakeServer { _, _ in SubsonicServer.failed(40) }
        await #expect(throws: SourceProblem.closed) { try await Self.connect(server) }
        #expect(server.asked.count == 1)
    }

    @Test(
        "what is no such server is told in clear words",
        arguments: [
            (200, "<html>Welcome</html>", SourceProblem.noServer), (200, "{}", .noServer), (404, "", .noServer),
            (200, #"{"subsonic-response": 7}"#, .noServer), (200, #"{"subsonic-response": {}}"#, .confused),
            (500, "oops", .confused), (503, "", .turnedAway(seconds: nil)), (401, "", .closed),
            (200, String(repeating: "[", count: 100_000), .noServer),
        ]
    )
    func odd(status: Int, body: String, problem: SourceProblem) async throws {
        let server = FakeServer { _, _ in (status, body) }
        await #expect(throws: problem) { try await Self.connect(server) }
    }

    @Test(
        "a gigabyte, silence and a closed door are told in clear words",
        arguments: [
            (OnlineProblem.unreadable("more than 8000000 bytes"), SourceProblem.tooLarge), (.slow, .slow),
            (.forbidden, .unreachable), (.unreachable("unknown host"), .unreachable),
        ]
    )
    func problems(problem: OnlineProblem, told: SourceProblem) async throws {
        let server = FakeServer { _, _ in throw problem }
        await #expect(throws: told) { try await Self.connect(server) }
    }

    @Test("all that is told of a song is read, and nothing odd is believed")
    func song() throws {
        let body = SubsonicServer.page([
            #"{"id": "a", "title": "Blue", "artist": "Ben", "album": "Sky", "genre": "Pop", "duration": 200, "bitRate": 320, "bpm": 128, "isrc": ["GB-AAA-12-00001"], "coverArt": "c1", "starred": "2026-01-01T00:00:00Z"}"#,
            #"{"id": 7, "title": " ", "duration": -5, "bpm": 0, "bitRate": 1e300, "starred": null}"#,
            #"{"title": "No id"}"#, #"{"id": "v", "title": "Film", "type": "video"}"#, "7",
            #"{"id": "b", "title": "Long\u0000er", "duration": 1e12, "bpm": 4000, "isrc": "no list", "type": "music"}"#,
        ]).body
        let answer = try SubsonicResponse.read(Data(body.utf8), status: 200)
        let songs = SubsonicResponse.songs(answer.object("searchResult3")?.objects("song", most: 500) ?? [])
        #expect(songs.map(\.id) == ["a", "7", "b"])
        var blue = RemoteSong(id: "a", title: "Blue", artist: "Ben", album: "Sky", genre: "Pop", isrc: "GBAAA1200001")
        (blue.milliseconds, blue.bitRate, blue.beatsPerMinute) = (200_000, 320, 128)
        (blue.cover, blue.isStarred) = ("c1", true)
        #expect(songs.first == blue)
        #expect(songs[1].title == "Untitled" && songs[1].milliseconds == 0 && songs[1].beatsPerMinute == nil)
        #expect(songs[1].bitRate == 100_000 && songs[1].isStarred == false)
        #expect(songs[2].milliseconds == RemoteSong.longest && songs[2].beatsPerMinute == nil && songs[2].isrc == nil)
    }

    @Test("songs are read a page after the other, and again they are the same")
    func pages() async throws {
        let house = try await SourceHouse(
            .sqlite,
            FakeServer(SubsonicServer.holding(["Blue", "Red", "Green"].map { SubsonicServer.song($0, $0) }))
        )
        let id = try await house.connect()
        #expect(try await house.store().find(id)?.isBeingRead == true)
        #expect(try await house.isReadAgain(id), "It is read again tomorrow.")
        #expect(try await house.songs().map(\.title) == ["Blue", "Green", "Red"])
        let source = try #require(try await house.store().find(id))
        #expect(source.songCount == 3 && !source.isBeingRead && source.readAt == MusicHouse.now)
        let ids = try await house.songs().map(\.id)
        try await house.read(id)
        #expect(try await house.songs().map(\.id) == ids)
    }

    @Test("a server that finds no songs by empty words is read by its albums")
    func albums() async throws {
        let house = try await SourceHouse(
            .sqlite,
            FakeServer { path, query in
                switch path.split(separator: "/").last {
                case "search3.view": SubsonicServer.page([])
                case "getAlbumList2.view" where query["offset"] == "0":
                    SubsonicServer.ok(#""albumList2": {"album": [{"id": "1"}, {"id": "gone"}, {"id": "2"}]}"#)
                case "getAlbumList2.view": SubsonicServer.ok(#""albumList2": {}"#)
                case "getAlbum.view" where query["id"] == "gone": SubsonicServer.failed(70)
                default:
                    SubsonicServer.ok(#""album": {"song": [\#(SubsonicServer.song("s\(query["id"] ?? "")", "Song"))]}"#)
                }
            }
        )
        try await house.read(try await house.connect())
        #expect(try await house.songs().map(\.remoteID).sorted() == ["s1", "s2"])
    }
}
