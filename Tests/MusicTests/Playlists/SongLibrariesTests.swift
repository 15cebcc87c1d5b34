import Foundation
import Members
import Storage
import Support
import Testing

@testable import Music
@testable import Playlists

/// Libraries that are kept ready for playlists.
struct SongLibrariesTests {
    private static func run(_ house: MusicHouse, _ libraries: SongLibraries) async throws -> [ListedSong?] {
        let ports = MusicPorts(
            workout: { _, _ in nil },
            highestPulse: { _ in nil },
            exercises: { _, _ in [] },
            planned: { _ in [] },
            planners: { _, _, _ in [] },
            members: { _ in [] }
        )
        let maker = PlaylistMaker(database: house.database, libraries: libraries, ports: ports) { MusicHouse.now }
        let order = PlaylistOrder(
            id: RowID.new(),
            name: "",
            purpose: .type(.running, minutes: 5, steps: nil),
            genres: [],
            moods: [],
            allowsUnknownTempo: true
        )
        let list = try await maker.make(order, for: Member(id: house.members[0], screenName: "ana", firstName: "Ana"))
        let ids = try await PlaylistStore(database: house.database, owner: house.members[0]).entries(of: list.id)
            .map(\.song)
        let here = try await libraries.songs(of: house.members[0]).find(ids)
        return ids.map { here[$0] }
    }

    private static func fill(_ house: MusicHouse, _ title: String, _ count: Int = 12) async throws {
        for number in 0..<count {
            let id = try await house.add("\(title) \(number)", by: "\(title) \(number)", tempo: 150)
            try await house.database.write { db in
                try db.execute("UPDATE song SET milliseconds = 60000, bpm = measured_bpm WHERE id = \(id)")
            }
        }
    }

    @Test("a source that is switched on or off is heard or not in the very next list", arguments: Backend.available)
    func switching(_ backend: Backend) async throws {
        let there = try await SourceHouse(backend, FakeServer { _, _ in (500, "") })
        let (house, libraries) = (there.house, there.house.libraries())
        try await Self.fill(house, "Song")
        #expect(try await !Self.run(house, libraries).isEmpty)
        for _ in 0..<2 {
            _ = try await there.store().switch(SourceStore.folder, on: false, at: MusicHouse.now)
            await #expect(throws: PlaylistMaker.Problem.notComposed(.noSongs)) { try await Self.run(house, libraries) }
            _ = try await there.store().switch(SourceStore.folder, on: true, at: MusicHouse.now)
            #expect(try await !Self.run(house, libraries).isEmpty)
        }
    }

    @Test("no song of a new list is gone already", arguments: Backend.available)
    func vanished(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        let libraries = house.libraries()
        try await Self.fill(house, "Gone", 8)
        try await Self.fill(house, "Stays", 8)
        _ = try await Self.run(house, libraries)
        try await house.database.write { db in
            try db.execute("DELETE FROM music_file WHERE song_id IN (SELECT id FROM song WHERE title LIKE 'Gone%')")
        }
        let songs = try await Self.run(house, libraries)
        #expect(!songs.isEmpty && songs.allSatisfy { $0?.title.hasPrefix("Stays") == true })
    }

    @Test("what a scan finds gone or new is minded at once, and so is a tap", arguments: Backend.available)
    func changes(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        let libraries = house.libraries()
        try await Self.fill(house, "Song")
        #expect(try await libraries.library(of: house.members[0]).count == 12)
        // None of those files is in the folder.
        try await house.scan(libraries)
        #expect(try await libraries.library(of: house.members[0]).count == 0)
        try await Self.fill(house, "Another", 1)
        libraries.changeFolder()
        #expect(try await libraries.library(of: house.members[0]).count == 1)
        let song = try #require(try await house.songs().first?.id)
        for tempo in [100.0, 120] {
            try await house.tap(tempo, song)
            #expect(try await libraries.library(of: house.members[0]).songs.first?.tempo == tempo)
        }
    }
}
