import Foundation
import Support
import Testing
import Web

@testable import Music

/// The job that reads the house's folder.
struct FolderScanTests {
    @Test("finds songs at any depth, with what they say and how they sound", arguments: Backend.available)
    func finds(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        var song = SmallSong(120, title: "Blue", artist: "Ana")
        song.tags["TBPM"] = "99"
        song.tags["TSRC"] = "AT-AB1-23-45678"
        try song.write(to: house.place("One/Two/01.wav"))
        try SmallSong(100).write(to: house.place("Ünïcode 歌.wav"))
        try house.put(Array("not a song".utf8), at: "cover.txt")
        try await house.scan()
        let songs = try await house.songs()
        #expect(songs.map(\.title) == ["Blue", "Ünïcode 歌"], "One without an artist stands by its title.")
        let blue = try #require(songs.first)
        #expect(blue.artist == "Ana" && blue.isrc == "ATAB12345678")
        #expect((11_900...12_100).contains(blue.milliseconds))
        #expect(blue.loudness.map { (-60 ... -10).contains($0) } == true)
        let measured = try #require(blue.measured)
        let readings = [measured, blue.other ?? 0]
        #expect(readings.contains { abs($0 / 120 - 1) < 0.04 }, "\(readings)")
        #expect(blue.beatsPerMinute == measured, "What was measured goes before what the tags say.")
        let state = try await house.files.state()
        #expect(state.files == 2 && state.waiting == 0 && state.refused == 0 && state.lookedAt == MusicHouse.now)
    }

    @Test("a file that is moved or tagged anew is the same song", arguments: Backend.available)
    func moved(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        try SmallSong(title: "Blue").write(to: house.place("a.wav"))
        try await house.scan()
        let id = try #require(try await house.songs().first?.id)
        try await house.feel(.loved, for: id)
        try FileManager.default.removeItem(at: house.place("a.wav"))
        try SmallSong(title: "Blue, once more", artist: "Ana").write(to: house.place("Other/b.wav"))
        try await house.scan()
        let songs = try await house.songs()
        #expect(songs.map(\.id) == [id] && songs.first?.title == "Blue, once more" && songs.first?.heart == .loved)
        try SmallSong(title: "Red").write(to: house.place("Other/b.wav"))
        try await house.scan()
        #expect(try await house.songs().map(\.title) == ["Red"])
        #expect(try await house.songs().map(\.id) == [id])
    }

    @Test("a song that is gone isn't listed, and has its heart when it comes back", arguments: Backend.available)
    func vanished(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        try SmallSong(title: "Blue").write(to: house.place("a.wav"))
        try await house.scan()
        let id = try #require(try await house.songs().first?.id)
        try await house.feel(.never, for: id)
        try FileManager.default.removeItem(at: house.place("a.wav"))
        try await house.scan()
        #expect(try await house.songs().isEmpty)
        try SmallSong(title: "Blue").write(to: house.place("b.wav"))
        try await house.scan()
        #expect(try await house.songs().map(\.heart) == [.never])
    }

    @Test("says why a file is no song, and reads the others", arguments: Backend.available)
    func refused(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        let outside = try Backend.newFolder()
        try SmallSong(title: "Elsewhere").write(to: outside.appending(path: "out.wav"))
        let files = FileManager.default
        try files.createSymbolicLink(
            at: house.place("link.wav"),
            withDestinationURL: outside.appending(path: "out.wav")
        )
        try files.createSymbolicLink(at: house.place("More"), withDestinationURL: outside)
        try house.put([], at: "empty.wav")
        try house.put(Array("<html>".utf8), at: "page.mp3")
        try house.put(Array("fLaC".utf8), at: "short.flac")
        var lying = SmallSong(title: "Lying").bytes
        lying.replaceSubrange(24..<28, with: [1, 0, 0, 0])
        try house.put(lying, at: "lying.wav")
        try house.put(Array("ID3".utf8), at: "huge.mp3", lengthenedTo: 3_000_000_000)
        try SmallSong(title: "Good").write(to: house.place("z.wav"))
        try await house.scan()
        #expect(try await house.songs().map(\.title) == ["Good"])
        let problems = try await house.problems()
        #expect(problems["link.wav"] == SongFileProblem.link.description)
        #expect(problems["More"] == SongFileProblem.link.description)
        #expect(problems["empty.wav"] == SongFileProblem.empty.description)
        #expect(problems["page.mp3"] == SongFileProblem.otherFormat.description)
        #expect(problems["short.flac"] == SongFileProblem.noSound.description)
        #expect(problems["lying.wav"]?.contains("claims 1 samples a second") == true, "\(problems)")
        #expect(problems["huge.mp3"] == SongFileProblem.tooLarge.description)
        #expect(problems.count == 7)
    }

    @Test("a song with a tag of 200 MB is a song, by its file's name", arguments: Backend.available)
    func tagged(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        let bytes = SmallSong().bytes + Array("id3 ".utf8) + [0x00, 0xC2, 0xEB, 0x0B]
        try house.put(bytes, at: "tagged.wav", lengthenedTo: UInt64(bytes.count) + 200_000_000)
        try await house.scan()
        let song = try #require(try await house.songs().first)
        #expect(song.title == "tagged" && song.note.contains("32 MB") && song.beatsPerMinute != nil)
    }

    @Test("a file that ended the program twice is left alone until it changes", arguments: Backend.available)
    func ending(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        try SmallSong(title: "Blue").write(to: house.place("a.wav"))
        try SmallSong(100, title: "Red").write(to: house.place("b.wav"))
        try await house.files.keep(FolderListing(of: house.folder.path), at: MusicHouse.now)
        #expect(try await house.files.next() == "a.wav")
        #expect(try await house.files.next() == "a.wav", "Once may have been anything: kill -9, or no more power.")
        try await house.scan()
        #expect(try await house.songs().map(\.title) == ["Red"])
        #expect(try await house.problems() == ["a.wav": SongFileProblem.endedUs.description])
        try SmallSong(title: "Blue", artist: "Ana").write(to: house.place("a.wav"))
        try await house.scan()
        #expect(try await house.songs().count == 2)
        #expect(try await house.problems().isEmpty)
    }

    @Test("a folder that isn't there for a while takes no songs away", arguments: Backend.available)
    func unplugged(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        try SmallSong(title: "Blue").write(to: house.place("a.wav"))
        try await house.scan()
        let aside = house.folder.deletingLastPathComponent().appending(path: UUID().uuidString)
        try FileManager.default.moveItem(at: house.folder, to: aside)
        try await house.scan()
        #expect(try await house.files.state().problem?.contains("can't be read") == true)
        #expect(try await house.songs().count == 1)
        try FileManager.default.moveItem(at: aside, to: house.folder)
        try await house.scan()
        #expect(try await house.files.state().problem == nil)
    }

    @Test("names in every script are songs, and one that is no text is told", arguments: Backend.available)
    func names(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        let names = [
            "歌", "مسار", "Солнце", "हिन्दी गीत", "👩‍👩‍👧", "e\u{301}", "a\u{202E}3pm", "two\nlines", " ", "-rf",
            "%2e%2e%2f", "'; DROP TABLE song; --", String(repeating: "x", count: 240),
        ]
        for (number, name) in names.enumerated() {
            var song = SmallSong(80 + Double(number))
            song.seconds = 2
            try song.write(to: house.place("\(name).wav"))
        }
        let bytes = Array("\(house.folder.path)/".utf8) + [0xFF, 0xFE] + Array(".wav\0".utf8)
        let file = bytes.withUnsafeBufferPointer { name in
            name.withMemoryRebound(to: CChar.self) { open($0.baseAddress!, O_CREAT | O_WRONLY, 0o600) }
        }
        try #require(file >= 0)
        close(file)
        try await house.scan()
        let songs = try await house.songs(SongSearch(limit: 100))
        #expect(songs.count == names.count)
        #expect(
            songs.allSatisfy { FieldRules.isFit($0.title, upTo: SongTags.longest, kind: .text) || $0.title.isEmpty }
        )
        #expect(try await house.problems().values.sorted() == [SongFileProblem.notUTF8.description])
        #expect(try await house.songs(SongSearch(text: "歌")).map(\.title) == ["歌"])
    }
}
