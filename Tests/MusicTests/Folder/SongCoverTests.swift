import Pictures
import Storage
import Support
import Synchronization
import Testing

@testable import Music

/// Covers that can't be looked at while the library of pictures isn't there.
struct SongCoverTests {
    /// Decodes every cover, or none while `isThere` is false, and counts how often it was asked.
    private final class Library: Sendable {
        private let state = Mutex((isThere: false, asked: 0))

        func set(isThere: Bool) { self.state.withLock { $0.isThere = isThere } }

        var asked: Int { self.state.withLock { $0.asked } }

        var covers: SongCovers {
            SongCovers(
                decode: { bytes throws(PictureProblem) in
                    let isThere = self.state.withLock { state in
                        state.asked += 1
                        return state.isThere
                    }
                    guard isThere else { throw .unavailable("libvips.so.42 isn't there") }
                    return Picture(large: bytes, small: bytes)
                },
                canBeDecoded: { self.state.withLock { $0.isThere } }
            )
        }
    }

    private func write(cover: UInt8, to house: MusicHouse) throws {
        var song = SmallSong(title: "Blue \(cover)")
        song.cover = [UInt8](repeating: cover, count: 300)
        try song.write(to: house.place("a.wav"))
    }

    @Test("a cover that couldn't be looked at is, once pictures can be read again", arguments: Backend.available)
    func comesBack(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        let library = Library()
        try self.write(cover: 7, to: house)
        try await house.scan(covers: library.covers)
        #expect(try await house.songs().map(\.cover) == [nil])
        try await house.scan(covers: library.covers)
        #expect(library.asked == 1, "No file is read again for nothing.")
        library.set(isThere: true)
        try await house.scan(covers: library.covers)
        let first = try #require(try await house.songs().first)
        #expect(first.cover != nil && library.asked == 2)
        try await house.scan(covers: library.covers)
        #expect(library.asked == 2)

        library.set(isThere: false)
        try self.write(cover: 8, to: house)
        try await house.scan(covers: library.covers)
        let meanwhile = try #require(try await house.songs().first)
        #expect(meanwhile.title == "Blue 8" && meanwhile.cover == first.cover, "It keeps the one that it had.")
        library.set(isThere: true)
        try await house.scan(covers: library.covers)
        let last = try #require(try await house.songs().first)
        #expect(last.id == first.id && last.cover != nil && last.cover != first.cover)
    }

    @Test("a cover that is no picture is none, and its file isn't read again", arguments: Backend.available)
    func noPicture(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        try self.write(cover: 7, to: house)
        try await house.scan()
        #expect(try await house.songs().map(\.cover) == [nil])
        #expect(try await !house.files.hasWaitingCovers())
    }

    @Test("songs that lost their cover before that was noted are looked at once more", arguments: Backend.available)
    func before(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend, before: "music-0002-waiting-covers")
        try self.write(cover: 7, to: house)
        try await house.database.write { db in
            try db.execute(
                """
                INSERT INTO song (id, title, artist, album, genre, milliseconds, bit_rate, note, sorted_by, searched,
                    added_at)
                VALUES ('00000000-0000-4000-8000-000000000001', 'Blue', '', '', '', 1, 1, '', '', '', 1)
                """
            )
            try db.execute(
                """
                INSERT INTO music_file (path, bytes, modified_at, song_id, waits)
                VALUES ('a.wav', 1, 1, '00000000-0000-4000-8000-000000000001', 0)
                """
            )
        }
        try await house.database.migrate(MusicHouse.migrations)
        #expect(try await house.files.hasWaitingCovers())
    }
}
