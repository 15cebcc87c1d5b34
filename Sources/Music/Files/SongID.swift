import Crypto
import Foundation

/// The id of a song, made of its sound: a file that is renamed, moved or tagged anew keeps it.
///
/// It is SHA-256 of the encoded sound, not of the decoded: that costs no decoding, is there for formats that aren't
/// decoded, and no decoder's next version rounds a sample differently and takes everybody's hearts away.
enum SongID {
    /// How many bytes are read at a time.
    private static let block = 1 << 18

    /// Returns a UUID of version 8 (RFC 9562 section 5.8); nil where there is no sound.
    static func of(_ ranges: SoundRanges, of file: SongFile) -> String? {
        guard ranges.count > 0 else { return nil }
        var hash = SHA256()
        for range in ranges.ranges {
            var start = range.lowerBound
            while start < range.upperBound {
                let bytes = file.bytes(at: start, count: Int(min(Int64(Self.block), range.upperBound - start)))
                guard !bytes.isEmpty else { break }
                hash.update(data: bytes)
                start += Int64(bytes.count)
            }
        }
        return Self.id(hash.finalize())
    }

    /// Returns the id of a cover, likewise made of what it is.
    static func of(cover: [UInt8]) -> String { Self.id(SHA256.hash(data: cover)) }

    /// Returns the id of a song in a member's source, made of what the source calls it.
    static func of(_ remote: String, in home: String) -> String {
        Self.id(SHA256.hash(data: Array("\(home)\n\(remote)".utf8)))
    }

    private static func id(_ digest: SHA256.Digest) -> String {
        var bytes = Array(digest.prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        let uuid = bytes.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) }
        return UUID(uuid: uuid).uuidString.lowercased()
    }
}
