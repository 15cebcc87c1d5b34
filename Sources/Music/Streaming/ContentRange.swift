/// The part of a song that another server says it sends (RFC 9110, section 14.4).
struct ContentRange: Equatable {
    let part: Range<Int64>
    /// Nil where it doesn't say how long the whole is.
    let size: Int64?

    /// Returns nil for what is no part of a song, or another than was asked for; a shorter one will do.
    init?(_ header: String?, asked: String) {
        guard let header, header.utf8.count < 80, header.hasPrefix("bytes ") else { return nil }
        let halves = header.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false)
        guard halves.count == 2 else { return nil }
        let ends = halves[0].split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let first = Self.place(ends[0]), let last = Self.place(ends[1]), first <= last,
            halves[1] == "*" || Self.place(halves[1]) != nil
        else { return nil }
        self.size = Self.place(halves[1])
        self.part = first..<last + 1
        guard case .part(let wanted) = ByteRange(asked, of: self.size ?? .max), wanted.lowerBound == first,
            last < wanted.upperBound
        else { return nil }
    }

    /// Reads how long the whole is from the answer that nothing of what was asked for is there.
    static func size(_ header: String?) -> Int64? {
        guard let header, header.hasPrefix("bytes */") else { return nil }
        return Self.place(header.dropFirst(8))
    }

    var text: String {
        "bytes \(self.part.lowerBound)-\(self.part.upperBound - 1)/\(self.size.map { "\($0)" } ?? "*")"
    }

    /// Returns nil for what is no number, or beyond the largest song.
    private static func place(_ text: Substring) -> Int64? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let place = Int64(text) else {
            return nil
        }
        return place <= Int64(SongFile.largest) ? place : nil
    }
}
