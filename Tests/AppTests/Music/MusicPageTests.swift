import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Storage
import Support
import Testing

@testable import App
@testable import Notices

/// The house's songs through both doors.
struct MusicPageTests {
    private static let blue = {
        var song = SmallSong(120, title: "Blue", artist: "Ana & Co")
        song.cover = SmallPicture.bytes
        return song
    }()

    /// Runs work in a house with two songs, and a file that is none.
    private static func run(
        _ backend: Backend = .sqlite,
        _ work: @Sendable @escaping (TestApp, TestPerson) async throws -> Void
    ) async throws {
        let folder = try Backend.newFolder()
        try Self.blue.write(to: folder.appending(path: "blue.wav"))
        try SmallSong(90, title: "Red", artist: "Ben").write(to: folder.appending(path: "Deep/red.wav"))
        try Data().write(to: folder.appending(path: "nothing.mp3"))
        try await TestApp.run(backend, configure: { $0.music = folder.path }) { app in
            let person = try await app.person(body: false)
            try await app.work(on: "music-folder")
            try await work(app, person)
        }
    }

    /// Returns the songs by title, as a device reads them.
    private static func songs(_ person: TestPerson, _ query: String = "") async throws -> [String: [String: Any]] {
        let songs = try await person.api(.get, "/songs" + query).json()["songs"] as? [[String: Any]] ?? []
        return Dictionary(uniqueKeysWithValues: songs.map { ($0["title"] as? String ?? "", $0) })
    }

    private static func id(of title: String, _ person: TestPerson) async throws -> String {
        try #require(try await Self.songs(person)[title]?["id"] as? String)
    }

    @Test("songs are listed, found by words and by tempo, and each has a page", arguments: Backend.available)
    func list(_ backend: Backend) async throws {
        try await Self.run(backend) { _, ana in
            let page = try await ana.get("/music").text
            #expect(page.contains("Blue") && page.contains("Ana &amp; Co") && page.contains("Red"))
            #expect(page.contains("1 file is no song here") && page.contains("nothing.mp3"))
            let found = try await ana.get("/music/results?q=BLU", fragment: true).text
            #expect(found.contains("Blue") && !found.contains("Red"))
            let id = try await Self.id(of: "Blue", ana)
            try #require(try await ana.api(.put, "/songs/\(id)/tap", #"{"bpm": 200}"#).status == .ok)
            let fast = try await ana.get("/music?minBpm=195&maxBpm=205").text
            #expect(fast.contains("Blue") && fast.contains("200\u{A0}bpm") && !fast.contains("Red"))
            #expect(try await Self.songs(ana, "?minBpm=195").keys.sorted() == ["Blue"])
            #expect(try await ana.get("/music?q=zzzz").text.contains("No song like that"))
            let beyond = try await ana.get("/music?minBpm=1e308").text
            #expect(beyond.contains("No song like that") && beyond.contains("Show all"))
            #expect(!beyond.contains("No songs yet"))
            #expect(page.contains("data-song=") && page.contains("your own server") && !page.contains("Spotify"))
            let wrong = try await ana.get("/music?minBpm=140&maxBpm=100")
            #expect(wrong.status == .unprocessableContent && wrong.text.contains("slower tempo first"))
            #expect(try await ana.api(.get, "/songs?minBpm=1").status == .unprocessableContent)
            #expect(try await ana.api(.get, "/songs?limit=1").json()["next"] as? Int == 1)
            let song = try await ana.get("/music/songs/\(id)").text
            #expect(song.contains("/music/songs/\(id)/stream") && song.contains("0:12") && song.contains("LUFS"))
            #expect(try await ana.get("/music/songs/00000000-0000-4000-8000-000000000001").status == .notFound)
        }
    }

    @Test("only who looks after the house is told which files are no songs")
    func refused() async throws {
        try await Self.run { app, _ in
            let ben = try await app.person("Ben", body: false)
            let page = try await ben.get("/music").text
            #expect(page.contains("Blue") && !page.contains("nothing.mp3"))
        }
    }

    @Test("a suspended member hears songs and the live stream, and leaves no mark", .timeLimit(.minutes(5)))
    func suspended() async throws {
        try await Self.run { app, ana in
            let id = try await Self.id(of: "Blue", ana)
            let ben = try await app.person("Ben", body: false)
            let (database, live) = (app.environment.database, app.environment.relay.live)
            try await database.write { try $0.execute("UPDATE member SET suspended_at = 1 WHERE screen_name = 'Ben'") }
            #expect(try await ben.get("/music/songs/\(id)/stream").status == .ok)
            #expect(try await ben.api(.get, "/songs/\(id)/stream").status == .ok)
            #expect(try await ben.api(.put, "/songs/\(id)/tap", #"{"bpm": 200}"#).status == .forbidden)
            let stream = Task { try await ben.get("/live") }
            while live.listenerCount < 1 { try await Task.sleep(for: .milliseconds(5)) }
            try await database.write { try $0.execute("DELETE FROM session") }
            try await app.environment.liveLook.look()
            let heard = try await stream.value
            #expect(heard.status == .ok && heard.text.contains("event: unread"))
        }
    }

    @Test("a heart is given, changed and taken back, on the page and by a device", arguments: Backend.available)
    func hearts(_ backend: Backend) async throws {
        try await Self.run(backend) { app, ana in
            let id = try await Self.id(of: "Blue", ana)
            #expect(try await ana.get("/music").text.contains("/music/songs/\(id)/heart/loved?q="))
            let loved = try await ana.post("/music/songs/\(id)/heart/loved?q=Blue")
            #expect(loved.status == .seeOther && loved.headers[.location] == "/music?q=Blue#song-\(id)")
            #expect(try await ana.get("/music?q=Blue").text.contains("id=\"song-\(id)\""))
            #expect(try await Self.songs(ana)["Blue"]?["heart"] as? String == "loved")
            #expect(try await ana.get("/music").text.contains("/music/songs/\(id)/heart/none?q="))
            let never = try await ana.post("/music/songs/\(id)/heart/never")
            #expect(never.headers[.location] == "/music/songs/\(id)")
            #expect(try await ana.get("/music/songs/\(id)").text.contains("May come again"))
            #expect(try await ana.post("/music/songs/\(id)/heart/odd").status == .notFound)
            let ben = try await app.person("Ben", body: false)
            #expect(try await Self.songs(ben)["Blue"]?["heart"] is NSNull)
            #expect(try await ana.api(.delete, "/songs/\(id)/heart").status == .noContent)
            #expect(try await Self.songs(ana)["Blue"]?["heart"] is NSNull)
            let kept = try await ana.api(.put, "/songs/\(id)/heart", #"{"kind": "loved"}"#)
            #expect(try kept.json()["heart"] as? String == "loved")
            let odd = try await ana.api(.put, "/songs/\(id)/heart", #"{"kind": "liked"}"#)
            #expect(odd.status == .unprocessableContent)
        }
    }

    @Test("a tempo is tapped, corrected and taken back", arguments: Backend.available)
    func taps(_ backend: Backend) async throws {
        try await Self.run(backend) { _, ana in
            let id = try await Self.id(of: "Red", ana)
            let wrong = try await ana.post("/music/songs/\(id)/tap", ["bpm": "12"])
            #expect(wrong.status == .unprocessableContent && wrong.text.contains(#"value="12""#))
            #expect(try await ana.post("/music/songs/\(id)/tap", ["bpm": "181,5"]).status == .seeOther)
            #expect(try await Self.songs(ana)["Red"]?["bpm"] as? Double == 181.5)
            #expect(try await ana.get("/music/songs/\(id)").text.contains("Take my tempo back"))
            #expect(try await ana.post("/music/songs/\(id)/tap/removal").status == .seeOther)
            #expect(try await Self.songs(ana)["Red"]?["tappedBpm"] is NSNull)
            #expect(try await ana.post("/music/songs/\(id)/tap/181.5/restoration").status == .seeOther)
            #expect(try await Self.songs(ana)["Red"]?["tappedBpm"] as? Double == 181.5)
            #expect(try await ana.post("/music/songs/\(id)/tap/9/restoration").status == .notFound)
            #expect(try await ana.api(.delete, "/songs/\(id)/tap").status == .noContent)
            #expect(try await ana.api(.put, "/songs/\(id)/tap", #"{"bpm": 301}"#).status == .unprocessableContent)
        }
    }

    @Test("a song is heard whole and in parts, and beyond its end there is nothing")
    func stream() async throws {
        try await Self.run { app, ana in
            let path = "/music/songs/\(try await Self.id(of: "Blue", ana))/stream"
            let bytes = Self.blue.bytes
            let ask: @Sendable (HTTPFields) async throws -> TestResponse = { more in
                var headers = more
                headers[.cookie] = ana.cookie
                return try await app.client.execute(uri: path, method: .get, headers: headers)
            }
            let whole = try await ask([:])
            #expect(whole.status == .ok && Array(buffer: whole.body) == bytes)
            #expect(whole.headers[.contentType] == "audio/wav" && whole.headers[.acceptRanges] == "bytes")
            let part = try await ask([.range: "bytes=8-11"])
            #expect(part.status == .partialContent && part.text == "WAVE")
            #expect(part.headers[.contentRange] == "bytes 8-11/\(bytes.count)")
            let last = try await ask([.range: "bytes=-5"])
            #expect(last.status == .partialContent && Array(buffer: last.body) == Array(bytes.suffix(5)))
            let beyond = try await ask([.range: "bytes=\(bytes.count)-"])
            #expect(beyond.status == .rangeNotSatisfiable && beyond.headers[.contentRange] == "bytes */\(bytes.count)")
            #expect(try await ask([.range: "bytes=0-3", .ifRange: "\"old\""]).status == .ok)
            // Every stream gave its place back.
            for _ in 0..<20 { #expect(try await ask([.range: "bytes=0-0"]).status == .partialContent) }
            let device = try await ana.api(.get, path.replacing("/music", with: ""))
            #expect(device.status == .ok && Array(buffer: device.body) == bytes)
            let stranger = try await app.client.execute(uri: path, method: .get)
            #expect(stranger.status != .ok)
        }
    }

    @Test("a cover comes in two sizes, and only where there is one")
    func cover() async throws {
        try await Self.run { _, ana in
            let (blue, red) = (try await Self.id(of: "Blue", ana), try await Self.id(of: "Red", ana))
            for size in ["small", "large"] {
                for image in [
                    try await ana.get("/music/songs/\(blue)/cover/\(size)"),
                    try await ana.api(.get, "/songs/\(blue)/cover/\(size)"),
                ] {
                    #expect(image.status == .ok && image.headers[.contentType] == "image/jpeg")
                    #expect(Array(buffer: image.body).starts(with: [0xFF, 0xD8, 0xFF]))
                }
            }
            #expect(try await ana.get("/music/songs/\(blue)/cover/huge").status == .notFound)
            #expect(try await ana.get("/music/songs/\(red)/cover/small").status == .notFound)
            #expect(try await ana.get("/music").text.contains("/music/songs/\(blue)/cover/small"))
        }
    }

    @Test("without a folder the page says how to set one, and there are no songs")
    func none() async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            #expect(try await ana.get("/music").text.contains("SPOTTER_MUSIC"))
            #expect(try await Self.songs(ana).isEmpty)
            let path = "/songs/00000000-0000-4000-8000-000000000001"
            for rest in ["", "/stream", "/cover/small"] {
                #expect(try await ana.api(.get, path + rest).status == .notFound, "\(rest)")
            }
        }
    }

    @Test("Train leads to the songs, unless music is switched off")
    func switched() async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            #expect(try await ana.get("/training").text.contains(#"href="/music""#))
            let off = try await ana.post("/admin/switches/music", ["reason": "Quiet, please"])
            try #require(off.status == .seeOther)
            #expect(try await !ana.get("/training").text.contains(#"href="/music""#))
            #expect(try await ana.get("/music").status == .notFound)
            #expect(try await ana.api(.get, "/songs").status == .notFound)
        }
    }
}
