import Foundation
import Jobs
import OutboundHTTP
import Storage
import Support
import Testing

@testable import Music

/// Members' own sources of songs.
struct SourceTests {
    private static func server(_ titles: String..., more: String = "") -> FakeServer {
        FakeServer(SubsonicServer.holding(titles.map { SubsonicServer.song($0, $0, more) }))
    }

    @Test("songs of a member's source are seen by nobody else, and the house's by all", arguments: Backend.available)
    func owners(_ backend: Backend) async throws {
        let house = try await SourceHouse(backend, members: 2, Self.server("Blue"))
        try await house.house.add("Red")
        try await house.read(try await house.connect())
        let (ana, ben) = (house.house.members[0], house.house.members[1])
        #expect(try await house.songs().map(\.title).sorted() == ["Blue", "Red"])
        #expect(try await house.songs(of: 1).map(\.title) == ["Red"])
        let blue = try #require(try await house.songs().first { $0.title == "Blue" }?.id)
        #expect(try await house.house.libraries().songs(of: ben).find(blue) == nil)
        #expect(try await house.sources.source(of: blue, for: ana)?.song == "Blue")
        #expect(try await house.sources.source(of: blue, for: ben)?.source is FolderSource)
    }

    @Test("a source that is switched off isn't heard, nor read; on, it is again", arguments: Backend.available)
    func switching(_ backend: Backend) async throws {
        let house = try await SourceHouse(backend, members: 2, Self.server("Blue"))
        try await house.house.add("Red")
        let id = try await house.connect()
        try await house.read(id)
        #expect(try await house.store().switch(id, on: false, at: MusicHouse.now))
        #expect(try await house.songs().map(\.title) == ["Red"])
        #expect(try await !house.isReadAgain(id), "It is off.")
        #expect(try await house.store().switch(SourceStore.folder, on: false, at: MusicHouse.now))
        #expect(try await house.songs().isEmpty)
        #expect(try await house.songs(of: 1).map(\.title) == ["Red"])
        #expect(try await !house.store().isFolderOn())
        #expect(try await house.store(1).isFolderOn())
        #expect(try await house.store().all().map(\.id) == [id], "The folder isn't among what was connected.")
        #expect(try await house.store().switch(SourceStore.folder, on: true, at: MusicHouse.now))
        #expect(try await house.store().switch(id, on: true, at: MusicHouse.now))
        #expect(try await house.songs().count == 2)
        #expect(try await !house.store(1).switch(id, on: false, at: MusicHouse.now), "It is somebody else's.")
        #expect(try await !house.store().remove(SourceStore.folder))
    }

    @Test("what went from the server goes, and what is new comes", arguments: Backend.available)
    func changes(_ backend: Backend) async throws {
        let server = Self.server("Blue", "Red", "Green")
        let house = try await SourceHouse(backend, server)
        let id = try await house.connect()
        try await house.read(id)
        server.answers(SubsonicServer.holding(["Red", "Grey"].map { SubsonicServer.song($0, $0) }))
        try await house.read(id)
        #expect(try await house.songs().map(\.title) == ["Grey", "Red"])
        #expect(try await house.store().find(id)?.songCount == 2)
    }

    @Test("a reading that was cut off goes on where it was, and what was known stays", arguments: Backend.available)
    func resuming(_ backend: Backend) async throws {
        let server = Self.server("Blue", "Red", "Green", "Grey")
        let house = try await SourceHouse(backend, server)
        let id = try await house.connect()
        let whole = SubsonicServer.holding(["Blue", "Red", "Green", "Grey"].map { SubsonicServer.song($0, $0) })
        server.answers { path, query in
            guard query["songOffset"] == "0" else { throw OnlineProblem.slow }
            return try whole(path, query)
        }
        #expect(try await house.isReadAgain(id), "It is tried again.")
        #expect(try await house.store().find(id)?.trouble == SourceProblem.slow.words)
        #expect(try await house.songs().map(\.title) == ["Blue", "Red"])
        server.answers(whole)
        let before = server.asked.count
        try await house.read(id)
        #expect(server.asked.count - before == 2, "The rest and the end, not the beginning.")
        #expect(try await house.songs().count == 4)
        #expect(try await house.store().find(id)?.trouble == nil)
    }

    @Test("what only its member can mend is tried three times, then waits for them", arguments: Backend.available)
    func waiting(_ backend: Backend) async throws {
        let house = try await SourceHouse(backend, FakeServer { _, _ in SubsonicServer.failed(40) })
        let id = try await house.connect()
        for _ in 1..<SourcePace.mostTries {
            #expect(try await house.isReadAgain(id), "It is tried again.")
        }
        #expect(try await !house.isReadAgain(id), "It waits for its member.")
        #expect(try await house.store().find(id)?.trouble == SourceProblem.closed.words)
        #expect(try await house.store().readAgain(id, at: MusicHouse.now))
        #expect(try await house.store().find(id)?.trouble == nil)
    }

    @Test("the way in is sealed, and goes with the source, but hearts stay", arguments: Backend.available)
    func sealed(_ backend: Backend) async throws {
        let house = try await SourceHouse(backend, members: 2, Self.server("Blue"))
        let id = try await house.connect()
        try await house.read(id)
        let song = try #require(try await house.songs().first?.id)
        try await house.house.feel(.loved, for: song)
        let kept = try await house.house.database.rows("SELECT name, settings FROM music_source") { row in
            var columns = row.reader
            return String(decoding: try columns.blob() + columns.blob(), as: UTF8.self)
        }
        #expect(kept.count == 1 && !kept[0].contains("teapots") && !kept[0].contains("music.example"))
        #expect(try await !house.store(1).remove(id))
        #expect(try await house.store().remove(id))
        #expect(try await house.songs().isEmpty)
        let left = try await house.house.database.row("SELECT COUNT(*) FROM source_song") { try $0.int(0) }
        #expect(left == 0)
        try await house.read(try await house.connect())
        #expect(try await house.songs().map(\.heart) == [.loved], "Connected again, it is the same song.")
    }

    @Test("five sources are a member's most, and none is connected twice", arguments: Backend.available)
    func bounds(_ backend: Backend) async throws {
        let house = try await SourceHouse(backend, Self.server("Blue"))
        let first = try await house.connect(user: "ana1")
        for number in 2...SourcePace.most { _ = try await house.connect(user: "ana\(number)") }
        await #expect(throws: SourceStore.Refusal.full) { try await house.connect(user: "ana6") }
        #expect(try await house.store().remove(first))
        await #expect(throws: SourceStore.Refusal.known) { try await house.connect(user: "ana2") }
    }

    @Test("a heart is a star there, and a star there is a heart here", arguments: Backend.available)
    func stars(_ backend: Backend) async throws {
        let server = Self.server("Blue")
        let house = try await SourceHouse(backend, server)
        let id = try await house.connect()
        try await house.read(id)
        let song = try #require(try await house.songs().first?.id)
        try await house.house.feel(.loved, for: song)
        let waiting = try await house.house.database.row(
            "SELECT COUNT(*) FROM job WHERE kind = \(SourceHearts.kind)"
        ) { try $0.int(0) }
        #expect(waiting == 1)
        try await house.tellHeart(of: song)
        #expect(server.asked.last == "GET /rest/star.view" && server.lastQuery["id"] == "Blue")
        let asked = server.asked.count
        try await house.tellHeart(of: song)
        #expect(server.asked.count == asked, "It is starred already.")
        try await house.house.feel(.never, for: song)
        try await house.tellHeart(of: song)
        #expect(server.asked.last == "GET /rest/unstar.view")
        let starred = #", "starred": "2026-01-01T00:00:00Z""#
        server.answers(SubsonicServer.holding([SubsonicServer.song("Blue", "Blue", starred)]))
        try await house.read(id)
        #expect(try await house.songs().first?.heart == .never, "What was said here stays.")
        try await house.house.feel(nil, for: song)
        server.answers(SubsonicServer.holding([SubsonicServer.song("Blue", "Blue")]))
        try await house.read(id)
        server.answers(SubsonicServer.holding([SubsonicServer.song("Blue", "Blue", starred)]))
        try await house.read(id)
        #expect(try await house.songs().first?.heart == .loved)
        server.answers(SubsonicServer.holding([SubsonicServer.song("Blue", "Blue")]))
        try await house.read(id)
        #expect(try await house.songs().first?.heart == nil)
    }

    @Test(
        "a tempo is the member's, else that of the same recording here, else what the server says",
        arguments: Backend.available
    )
    func tempo(_ backend: Backend) async throws {
        let server = Self.server("Blue", more: #", "bpm": 90"#)
        let house = try await SourceHouse(backend, server)
        let id = try await house.connect()
        try await house.read(id)
        #expect(try await house.songs().map(\.beatsPerMinute) == [90])
        let twin = try await house.house.add("Blue", by: "Ben", tempo: 124)
        try await house.house.database.write { db in
            try db.execute("UPDATE song SET milliseconds = 178500 WHERE id = \(twin)")
        }
        try await house.read(id)
        let own = try #require(try await house.songs().first { $0.source == .subsonic })
        #expect(own.beatsPerMinute == 124)
        try await house.house.tap(62, own.id)
        #expect(try await house.songs().first { $0.source == .subsonic }?.beatsPerMinute == 62)
        try await house.house.database.write { db in
            try db.execute("UPDATE song SET milliseconds = 177000 WHERE id = \(twin)")
        }
        try await house.house.tap(nil, own.id)
        try await house.read(id)
        #expect(try await house.songs().first { $0.source == .subsonic }?.beatsPerMinute == 90, "Three seconds apart.")
    }
}
