import CTagLib
import Web

/// Holds what a song file says of itself.
struct SongTags: Sendable, Equatable {
    var title = ""
    var artist = ""
    var album = ""
    var genre = ""
    var isrc: String?
    var beatsPerMinute: Double?
    var milliseconds = 0
    /// Kilobits a second.
    var bitRate = 0
    /// The cover as it is encoded.
    var cover: [UInt8]?

    /// Characters: longer titles are no titles.
    static let longest = 200
    /// The most bytes of a file that are read for its tags, and that tags may have: twice the largest cover of FLAC, which
    /// counts its length in 24 bits.
    static let largest: Int64 = 32 << 20
    /// The largest cover that is decoded; `Pictures` takes no larger one.
    static let largestCover = 8_000_000

    init() {}

    /// Reads a file's tags; nil for a file that TagLib can't read.
    init?(of file: SongFile) {
        let limits = SongTagsLimits(bytes: Self.largest, text: 4 * Self.longest, cover: Self.largestCover)
        guard let tags = song_tags_read(file.descriptor, file.format.ofTags, limits) else { return nil }
        defer { song_tags_free(tags) }
        let text: (String) -> String = { name in
            guard let value = song_tags_text(tags, name) else { return "" }
            return Self.line(String(cString: value))
        }
        self.title = text("TITLE")
        self.artist = text("ARTIST")
        self.album = text("ALBUM")
        self.genre = text("GENRE")
        self.isrc = Self.isrc(text("ISRC"))
        self.beatsPerMinute = Double(text("BPM")).flatMap { TappedTempo.range.contains($0) ? $0 : nil }
        self.milliseconds = max(0, Int(song_tags_milliseconds(tags)))
        self.bitRate = max(0, Int(song_tags_bit_rate(tags)))
        var length = 0
        if let cover = song_tags_cover(tags, &length) {
            self.cover = Array(UnsafeBufferPointer(start: cover, count: length))
        }
    }

    /// Makes one line of a text, as a form would take it.
    static func line(_ text: String) -> String {
        String(FieldRules.cleaned(text).trimmingPrefix(while: \.isWhitespace).prefix(Self.longest))
    }

    /// Returns twelve letters and digits (ISO 3901), as some write them with dashes; nil for anything else.
    static func isrc(_ text: String) -> String? {
        let plain = text.filter { $0 != "-" }.uppercased()
        let isOne =
            plain.utf8.count == 12
            && plain.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
        return isOne ? plain : nil
    }
}
