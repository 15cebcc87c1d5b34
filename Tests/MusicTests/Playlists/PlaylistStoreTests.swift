import Foundation
import HealthMath
import Playlists
import Storage
import Support
import Testing
import Web

@testable import Music

/// Playlists as they are kept.
struct PlaylistStoreTests {
    private static func list(_ name: String, _ number: Int = 1) -> Playlist {
        Playlist(
            id: "00000000-0000-4000-8000-00000000000\(number)",
            name: name,
            madeFor: "45 minutes",
            workout: nil,
            notes: ["Your three songs last 11 minutes of 30."],
            madeAt: MusicHouse.now.milliseconds + Int64(number)
        )
    }

    private static func store(_ house: MusicHouse, _ member: Int = 0) -> PlaylistStore {
        PlaylistStore(database: house.database, owner: house.members[member])
    }

    /// Adds three songs and a list of them.
    private static func threeSongs(_ house: MusicHouse) async throws -> (list: Playlist, songs: [String]) {
        var songs: [String] = []
        for title in ["Blue", "Green", "Red"] { songs.append(try await house.add(title, tempo: 120)) }
        let part = PlaylistEntry.Part(kind: .warmUp, effort: .light)
        let entries = songs.map { PlaylistEntry(song: $0, part: part, beats: 120, reason: "120 beats a minute") }
        return (try await Self.store(house).add(Self.list("Legs"), entries), songs)
    }

    @Test("a list comes back as it was kept, for its member alone", arguments: Backend.available)
    func keeping(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend, members: 2)
        let (list, songs) = try await Self.threeSongs(house)
        let store = Self.store(house)
        #expect(try await store.find(list.id) == list)
        let entries = try await store.entries(of: list.id)
        #expect(entries.map(\.song) == songs)
        #expect(entries[0].part == PlaylistEntry.Part(kind: .warmUp, effort: .light) && entries[0].beats == 120)
        #expect(try await store.all().map(\.count) == [3])
        let other = Self.store(house, 1)
        #expect(try await other.find(list.id) == nil)
        #expect(try await other.all().isEmpty)
        #expect(try await other.remove(list.id, at: MusicHouse.now) == nil)
        #expect(try await !other.move(songs[0], in: list.id, to: 2))
        #expect(try await !other.remove(songs[0], from: list.id, at: MusicHouse.now))
        #expect(try await store.entries(of: list.id).map(\.song) == songs)
    }

    @Test("a list sent twice is made once", arguments: Backend.available)
    func twice(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        let store = Self.store(house)
        _ = try await store.add(Self.list("Legs"), [])
        #expect(try await store.add(Self.list("Arms"), []).name == "Legs")
        #expect(try await store.all().map(\.name) == ["Legs"])
    }

    @Test("names are a member's own, without regard to case and accents", arguments: Backend.available)
    func names(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend, members: 2)
        let store = Self.store(house)
        _ = try await store.add(Self.list("Café", 1), [])
        #expect(try await store.add(Self.list("CAFE", 2), []).name == "CAFE (2)")
        #expect(try await store.add(Self.list("cafe", 3), []).name == "cafe (3)")
        #expect(try await Self.store(house, 1).add(Self.list("Café", 4), []).name == "Café")
        await #expect(throws: PlaylistStore.NameTaken.self) {
            try await store.rename(Self.list("", 2).id, to: "café")
        }
        // Its own name may be written otherwise.
        #expect(try await store.rename(Self.list("", 1).id, to: "CAFÉ") == "Café")
        #expect(try await store.rename(Self.list("", 9).id, to: "Nobody's") == nil)
    }

    @Test(
        "a deleted list comes back with its songs, under another name where its own was taken",
        arguments: Backend.available
    )
    func deleting(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        let (list, songs) = try await Self.threeSongs(house)
        let store = Self.store(house)
        #expect(try await store.remove(list.id, at: MusicHouse.now) == "Legs")
        #expect(try await store.find(list.id) == nil)
        _ = try await store.add(Self.list("Legs", 2), [])
        #expect(try await store.restore(list.id)?.name == "Legs (2)")
        #expect(try await store.entries(of: list.id).map(\.song) == songs)
        _ = try await store.remove(list.id, at: MusicHouse.now)
        try await PlaylistStore.purge(
            removedBefore: MusicHouse.now.addingTimeInterval(1),
            in: house.database
        )
        #expect(try await store.restore(list.id) == nil)
    }

    @Test("songs are moved, taken out, brought back to their place and put in", arguments: Backend.available)
    func songs(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        let (list, songs) = try await Self.threeSongs(house)
        let store = Self.store(house)
        let (blue, green, red) = (songs[0], songs[1], songs[2])
        let order: @Sendable () async throws -> [String] = { try await store.entries(of: list.id).map(\.song) }
        #expect(try await store.move(red, in: list.id, to: 0))
        #expect(try await order() == [red, blue, green])
        #expect(try await store.move(red, in: list.id, to: 400))
        #expect(try await order() == [blue, green, red])
        #expect(try await store.remove(green, from: list.id, at: MusicHouse.now))
        #expect(try await !store.remove(green, from: list.id, at: MusicHouse.now))
        #expect(try await order() == [blue, red])
        #expect(try await store.restore(green, to: list.id))
        #expect(try await order() == [blue, green, red])
        let white = try await house.add("White")
        try await store.add(white, to: list.id)
        try await store.add(white, to: list.id)
        #expect(try await order() == [blue, green, red, white])
        try await store.set([white, blue], of: list.id, at: MusicHouse.now)
        #expect(try await order() == [white, blue])
    }

    @Test("a list has 500 songs at most, also after Undo of a removal", arguments: Backend.available)
    func full(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        let store = Self.store(house)
        let songs = (0..<Playlist.mostSongs).map { number in
            "00000000-0000-4000-8000-\(String(number + 1_000_000_000_000).dropFirst())"
        }
        let list = try await store.add(Self.list("Long"), songs.map { PlaylistEntry(song: $0) })
        let other = "00000000-0000-4000-8000-ffffffffffff"
        await #expect(throws: PlaylistStore.ListFull.self) { try await store.add(other, to: list.id) }
        #expect(try await store.remove(songs[7], from: list.id, at: MusicHouse.now))
        try await store.add(other, to: list.id)
        await #expect(throws: PlaylistStore.ListFull.self) { try await store.restore(songs[7], to: list.id) }
        #expect(try await store.entries(of: list.id).count == Playlist.mostSongs)
        #expect(try await store.remove(other, from: list.id, at: MusicHouse.now))
        #expect(try await store.restore(songs[7], to: list.id))
        #expect(try await store.entries(of: list.id)[7].song == songs[7])
    }

    @Test("what a list was asked for is kept with it", arguments: Backend.available)
    func asked(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        let order = PlaylistOrder(
            id: "00000000-0000-4000-8000-000000000001",
            name: "Mine",
            purpose: .type(.running, minutes: 30, steps: 172.5),
            genres: ["Rock", "Drum & Bass"],
            moods: [.fierce, .calm],
            allowsUnknownTempo: true
        )
        var list = Self.list("Run")
        list.asked = AskedPlaylist(order)
        let kept = try await Self.store(house).add(list, [])
        let found = try #require(try await Self.store(house).find(kept.id)?.asked)
        var input = FormInput(["requestId": order.id])
        for field in found.fields { input.append(field.value, to: field.name) }
        var errors = FormErrors()
        let again = PlaylistForm(input: input).validate(into: &errors)
        #expect(errors.isEmpty)
        #expect(again?.purpose == order.purpose && again?.genres == order.genres && again?.moods == order.moods)
        #expect(again?.allowsUnknownTempo == true && again?.name.isEmpty == true)
        #expect(AskedPlaylist(text: "evil=1\nminutes=30\n=\nx").fields.map(\.name) == ["minutes"])
    }

    @Test("what is liked and what was heard is kept for its member alone", arguments: Backend.available)
    func tastes(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend, members: 2)
        let taste = SongTaste(
            artists: ["Ana & Co", "Björk"],
            genres: ["Rock"],
            moods: [.calm, .fierce],
            dislikedArtists: ["Nobody"],
            dislikedGenres: ["Polka"]
        )
        try await SongTasteStore(database: house.database, owner: house.members[0]).save(taste)
        #expect(try await SongTasteStore(database: house.database, owner: house.members[0]).taste() == taste)
        #expect(try await SongTasteStore(database: house.database, owner: house.members[1]).taste() == SongTaste())
        let heard = HeardSongStore(database: house.database, owner: house.members[0])
        let song = try await house.add("Blue")
        try await heard.hear(song, at: MusicHouse.now.addingTimeInterval(-86_400))
        #expect(try await heard.daysAgo(at: MusicHouse.now) == [song: 1])
        #expect(try await heard.daysAgo(at: MusicHouse.now.addingTimeInterval(40 * 86_400)).isEmpty)
        try await HeardSongStore.purge(at: MusicHouse.now.addingTimeInterval(40 * 86_400), in: house.database)
        #expect(try await heard.daysAgo(at: MusicHouse.now).isEmpty)
    }
}
