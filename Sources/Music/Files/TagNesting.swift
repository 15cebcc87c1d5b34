/// Limits how deep the parts of a file's tags lie in each other.
///
/// TagLib 1.13 reads a part within a part by calling itself, and ends the program where a file nests hundreds of thousands.
enum TagNesting {
    /// Songs have some twenty such parts, audiobooks a chapter for each; TagLib needs less than 1 kB of stack for one.
    private static let most = 2_000
    private static let block = 1 << 18

    /// Returns whether a file has so few parts that can hold others that no harm is in them, wherever they are.
    static func isHarmless(_ file: SongFile) -> Bool {
        let names: Set<UInt32>
        switch file.format {
        case .mp3, .wav: names = Self.frames
        case .mp4: names = Self.atoms
        case .flac, .vorbis, .opus: return true
        }
        var count = 0
        var word: UInt32 = 0
        var start: Int64 = 0
        while start < file.size {
            let bytes = file.bytes(at: start, count: Self.block)
            guard !bytes.isEmpty else { break }
            for byte in bytes {
                word = word << 8 | UInt32(byte)
                // All names have a letter there; most bytes are none, and needn't be looked up.
                if byte >= 0x43, byte <= 0x76, names.contains(word) { count += 1 }
            }
            guard count <= Self.most else { return false }
            start += Int64(bytes.count)
        }
        return true
    }

    /// The frames of ID3v2 that hold frames (ID3v2 Chapter Frame Addendum).
    private static let frames = Set(["CHAP", "CTOC"].map(Self.word))
    /// The atoms of MP4 that TagLib looks into.
    private static let atoms = Set(
        ["moov", "udta", "mdia", "meta", "ilst", "stbl", "minf", "moof", "traf", "trak", "stsd"].map(Self.word)
    )

    private static func word(_ name: String) -> UInt32 { name.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
}
