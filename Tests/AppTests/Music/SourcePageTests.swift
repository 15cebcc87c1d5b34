import FoundationEssentials
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Support
import Testing

@testable import App

/// The pages and the API of where songs come from.
struct SourcePageTests {
    private static let folder = "00000000-0000-8000-8000-666f6c646572"

    @Test("the house's folder is switched off and on for one member alone", arguments: Backend.available)
    func folder(_ backend: Backend) async throws {
        let folder = try Backend.newFolder()
        try SmallSong(120, title: "Blue", artist: "Ana").write(to: folder.appending(path: "blue.wav"))
        try await TestApp.run(backend, configure: { $0.music = folder.path }) { app in
            let (ana, ben) = (try await app.person(body: false), try await app.person("Ben", body: false))
            try await app.work(on: "music-folder")
            let songs = try await ana.api(.get, "/songs").json()["songs"] as? [[String: Any]]
            let id = try #require(songs?.first?["id"] as? String)
            #expect(try await ana.get("/music").text.contains("/music/sources"))
            #expect(try await ana.get("/music/sources").text.contains("Switch off"))
            let off = try await ana.post("/music/sources/\(Self.folder)/off")
            #expect(off.status == .seeOther && off.headers[.location] == "/music/sources#source-\(Self.folder)")
            #expect(try await ana.get("/music/sources").text.contains("Switch on"))
            #expect(try await !ana.get("/music").text.contains("Blue"))
            #expect(try await ben.get("/music").text.contains("Blue"))
            for rest in ["", "/stream", "/cover/small"] {
                #expect(try await ana.api(.get, "/songs/\(id)\(rest)").status == .notFound, "\(rest)")
            }
            let on = try await ana.api(.put, "/music/sources/\(Self.folder)", #"{"isOn": true}"#)
            let sources = try on.json()["sources"] as? [[String: Any]]
            #expect(on.status == .ok && sources?.first?["isOn"] as? Bool == true)
            #expect(try await ana.get("/music").text.contains("Blue"))
            #expect(try await ana.api(.delete, "/music/sources/\(Self.folder)").status == .notFound)
            #expect(try await ana.post("/music/sources/\(Self.folder)/removal").status == .notFound)
            #expect(try await ana.post("/music/sources/\(Self.folder)/reading").status == .notFound)
        }
    }

    @Test("a server inside is refused beside its field, and the password isn't shown again")
    func inside() async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            let page = try await ana.get("/music/sources/subsonic").text
            let request = try #require(page.firstMatch(of: /name="requestId" value="([^"]+)"/)?.1)
            let typed = [
                "requestId": String(request), "address": "http://127.0.0.1:4533/", "user": "ana",
                "password": "nine teapots",
            ]
            let answer = try await ana.post("/music/sources/subsonic", typed)
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains("couldn't reach this server") || answer.text.contains("couldn&#39;t reach"))
            #expect(answer.text.contains("http://127.0.0.1:4533/") && !answer.text.contains("nine teapots"))
            for wrong in ["", "ftp://music.example", "https://ana:x@music.example"] {
                let answer = try await ana.post("/music/sources/subsonic", typed.merging(["address": wrong]) { $1 })
                #expect(answer.status == .unprocessableContent, "\(wrong)")
            }
            #expect(try await ana.api(.get, "/music/sources").json()["sources"] as? [String] == [])
            let device = try await ana.api(.post, "/music/sources", #"{"kind": "spotify"}"#)
            #expect(device.status == .unprocessableContent && device.text.contains("connected in a browser"))
        }
    }

    @Test("Spotify is offered where the operator registered it, with what that means")
    func spotify() async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            #expect(try await ana.get("/music/sources/spotify").status == .notFound)
        }
        try await TestApp.run(configure: { $0.spotifyClientID = Secret("client") }) { app in
            let ana = try await app.person(body: false)
            #expect(try await ana.get("/music/sources").text.contains("five people"))
            let begun = try await ana.get("/music/sources/spotify")
            #expect(begun.status == .seeOther)
            #expect(begun.headers[.location]?.hasPrefix("https://accounts.spotify.com/authorize?") == true)
            let ended = try await ana.get("/music/sources/spotify/callback?code=a&state=b")
            #expect(ended.status == .seeOther && ended.headers[.location] == "/music/sources")
        }
    }
}
