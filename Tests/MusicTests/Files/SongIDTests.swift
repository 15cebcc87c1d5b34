import Foundation
import Support
import Testing

@testable import Music

/// What makes two files the same song.
struct SongIDTests {
    private func id(_ bytes: [UInt8]) throws -> String? {
        let folder = try Backend.newFolder()
        try Data(bytes).write(to: folder.appending(path: "song"))
        let file = try SongFile("song", in: folder.path)
        return SongID.of(SoundRanges(of: file), of: file)
    }

    private static let sound = Array("the sound itself, of some length".utf8)
    private static let other = Array("another sound, which is no tag at".utf8)

    private static func little(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> ($0 * 8) & 0xFF) } }
    private static func big(_ number: Int) -> [UInt8] { Self.little(number).reversed() }

    private static func mp3(_ sound: [UInt8], title: String = "", ends: [[UInt8]] = []) -> [UInt8] {
        let header: [UInt8] = [4, 0, 0, 0, 0, 0, UInt8(title.utf8.count)]
        let tag = title.isEmpty ? [] : [Array("ID3".utf8), header, Array(title.utf8)]
        let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x00]
        return (tag + [frame, sound] + ends).flatMap(\.self)
    }

    private static func flac(_ sound: [UInt8], comment: String) -> [UInt8] {
        let information: [UInt8] = [0, 0, 0, 34] + [UInt8](repeating: 0, count: 34)
        let header: [UInt8] = [0x84, 0, 0, UInt8(comment.utf8.count)]
        return [Array("fLaC".utf8), information, header, Array(comment.utf8), sound].flatMap(\.self)
    }

    private static func page(_ content: [UInt8], place: UInt8, number: UInt8) -> [UInt8] {
        let head: [UInt8] = [0, 0, place, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
        let numbers: [UInt8] = [number, 0, 0, 0, number, 7, 7, 7, 1, UInt8(content.count)]
        return [Array("OggS".utf8), head, numbers, content].flatMap(\.self)
    }

    private static func ogg(_ sound: [UInt8], comment: String, from number: UInt8) -> [UInt8] {
        Self.page(Array("OpusHead".utf8), place: 0, number: 0) + Self.page(Array(comment.utf8), place: 0, number: 1)
            + Self.page(sound, place: 9, number: number) + Self.page(sound, place: 18, number: number + 1)
    }

    private static func mp4(_ sound: [UInt8], tags: String) -> [UInt8] {
        func atom(_ name: String, _ content: [UInt8]) -> [UInt8] {
            Self.big(content.count + 8) + Array(name.utf8) + content
        }
        return atom("ftyp", Array("M4A ".utf8)) + atom("moov", Array(tags.utf8)) + atom("mdat", sound)
    }

    @Test("tags and covers make no difference, the sound does")
    func tags() throws {
        let short = Array("TAG".utf8) + [UInt8](repeating: 65, count: 125)
        let ape = [Array("APETAGEX".utf8)] + [2_000, 35, 1, 0, 0, 0].map(Self.little)
        let files: [[[UInt8]]] = [
            [
                Self.mp3(Self.sound), Self.mp3(Self.sound, title: "Blue"), Self.mp3(Self.sound, ends: [short]),
                Self.mp3(Self.sound, title: "Red", ends: [Array("abc".utf8)] + ape + [short]),
            ],
            [Self.flac(Self.sound, comment: "Blue"), Self.flac(Self.sound, comment: "A longer title")],
            [Self.ogg(Self.sound, comment: "Blue", from: 2), Self.ogg(Self.sound, comment: "A longer one", from: 5)],
            [Self.mp4(Self.sound, tags: "Blue"), Self.mp4(Self.sound, tags: "A longer title")],
            [
                SmallSong(title: "Blue").bytes, SmallSong(title: "A longer title", artist: "Ana").bytes,
                SmallSong().bytes,
            ],
        ]
        let ids = try files.map { try Set($0.map { try self.id($0) }) }
        for id in ids { #expect(id.count == 1 && !id.contains(nil)) }
        #expect(Set(ids).count >= 4, "Different sounds have different ids.")
        let others = [
            Self.mp3(Self.other), Self.flac(Self.other, comment: "Blue"),
            Self.ogg(Self.other, comment: "Blue", from: 2),
            Self.mp4(Self.other, tags: "Blue"), SmallSong(121, title: "Blue").bytes,
        ]
        for (other, id) in zip(others, ids) { #expect(try !id.contains(self.id(other))) }
    }

    @Test("an id is a UUID of version 8")
    func form() throws {
        let id = try #require(try self.id(SmallSong().bytes))
        #expect(UUID(uuidString: id) != nil && id == id.lowercased())
        #expect(Array(id)[14] == "8" && "89ab".contains(Array(id)[19]))
    }

    @Test(
        "a file without sound is no song, also where a tag claims 256 MB",
        arguments: [
            Array("RIFF1234WAVE".utf8), Array("OggS".utf8), [0x49, 0x44, 0x33, 4, 0, 0, 0x7F, 0x7F, 0x7F, 0x7F],
        ]
    )
    func empty(bytes: [UInt8]) throws { #expect(try self.id(bytes) == nil) }

    @Test("whatever stands in a file, reading it ends in words or in a song")
    func drawn() throws {
        var tagged = SmallSong(title: "Blue", artist: "Ana")
        tagged.seconds = 0.1
        tagged.cover = [UInt8](repeating: 7, count: 300)
        let whole = [
            tagged.bytes, Self.mp3(Self.sound, title: "Blue"), Self.flac(Self.sound, comment: "Blue"),
            Self.ogg(Self.sound, comment: "OpusTags", from: 2), Self.mp4(Self.sound, tags: "Blue"),
        ]
        var random = SplitMix64(state: 7)
        let folder = try Backend.newFolder()
        for round in 0..<400 {
            var bytes = whole[round % whole.count]
            if round.isMultiple(of: 4) { bytes = Array(bytes.prefix(Int.random(in: 1...bytes.count, using: &random))) }
            for _ in 0..<(round % 9) {
                // The first bytes say which format it is; the next hold lengths.
                let last = Bool.random(using: &random) ? min(120, bytes.count) : bytes.count
                guard last > 4 else { continue }
                bytes[Int.random(in: 4..<last, using: &random)] =
                    [0, 0x7F, 0x80, 0xFF, 1].randomElement(using: &random) ?? 0
            }
            try Data(bytes).write(to: folder.appending(path: "song.wav"))
            let reading = try? SongReading.of("song.wav", in: folder.path)
            #expect(reading.map { $0.tags.title.count <= SongTags.longest } ?? true)
        }
    }

    @Test("tags that lie in each other without end aren't read, and end nothing")
    func nested() throws {
        let depth = 100_000
        var movie: [UInt8] = []
        var chapters: [UInt8] = []
        movie.reserveCapacity(depth * 8)
        for level in 0..<depth {
            movie += Self.big((depth - level) * 8) + Array("moov".utf8)
            chapters += Array("CHAP".utf8) + [0, 0, 0, 0, 0, 0, 65, 0] + [UInt8](repeating: 0, count: 16)
        }
        let folder = try Backend.newFolder()
        let start = Self.big(16) + Array("ftypM4A \0\0\0\0".utf8)
        try Data(start + movie).write(to: folder.appending(path: "deep.m4a"))
        #expect(throws: SongFileProblem.noSound) { try SongReading.of("deep.m4a", in: folder.path) }
        let atom = Self.big(8 + 4) + Array("mdat1234".utf8)
        try Data(start + atom + movie).write(to: folder.appending(path: "deep.m4a"))
        #expect(throws: SongFileProblem.broken) { try SongReading.of("deep.m4a", in: folder.path) }
        let length = [21, 14, 7, 0].map { UInt8(chapters.count >> $0 & 0x7F) }
        let header = Array("ID3".utf8) + [4, 0, 0]
        try Data(header + length + chapters + [0xFF, 0xFB, 0x90, 0, 1]).write(to: folder.appending(path: "deep.mp3"))
        #expect(try SongReading.of("deep.mp3", in: folder.path).note == "Its tags can't be read.")
    }

    @Test("nothing outside of the folder is opened")
    func outside() throws {
        let folder = try Backend.newFolder()
        let outside = try Backend.newFolder()
        try SmallSong().write(to: outside.appending(path: "a.wav"))
        try FileManager.default.createSymbolicLink(at: folder.appending(path: "link"), withDestinationURL: outside)
        for path in ["../\(outside.lastPathComponent)/a.wav", "", "/etc/passwd", "./a.wav", "nothing.wav"] {
            #expect(throws: SongFileProblem.missing) { try SongFile(path, in: folder.path) }
        }
        #expect(throws: SongFileProblem.link) { try SongFile("link/a.wav", in: folder.path) }
        #expect(throws: SongFileProblem.link) { try SongFile("link", in: folder.path) }
        #expect(throws: SongFileProblem.noFile) { try SongFile("Folder", in: try self.withFolder(folder)) }
    }

    private func withFolder(_ folder: URL) throws -> String {
        let inside = folder.appending(path: "Folder")
        try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
        return folder.path
    }
}

/// The same numbers in every run (Steele, Lea and Flood, OOPSLA 2014).
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        self.state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = self.state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
