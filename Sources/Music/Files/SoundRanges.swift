/// Finds where in a file its sound is, without tags, covers and what else says something about it.
///
/// Nothing that a file says of its lengths is trusted further than the file reaches.
struct SoundRanges: Equatable {
    private(set) var ranges: [Range<Int64>] = []

    /// The most parts of a file that are looked at: the pages of an hour and a half of Ogg are fewer.
    private static let mostParts = 1_000_000
    /// The most tags at the end of a file.
    private static let mostTags = 8

    init(of file: SongFile) {
        switch file.format {
        case .mp3: self.add(Self.afterID3(of: file)..<file.size, withoutTagsAtTheEndOf: file)
        case .flac: self.add(Self.afterBlocks(of: file)..<file.size, withoutTagsAtTheEndOf: file)
        case .vorbis, .opus: self.addPages(of: file)
        case .wav: self.addChunks(of: file)
        case .mp4: self.addAtoms(of: file)
        }
    }

    /// How many bytes are sound.
    var count: Int64 { self.ranges.reduce(0) { $0 + Int64($1.count) } }

    private mutating func add(_ start: Int64, _ length: Int64, in file: SongFile) {
        let end = length > file.size - start ? file.size : start + max(0, length)
        guard start < end else { return }
        if let last = self.ranges.last, last.upperBound == start {
            self.ranges[self.ranges.count - 1] = last.lowerBound..<end
        } else {
            self.ranges.append(start..<end)
        }
    }
}

/// MP3 and FLAC: tags in front, then sound, then tags.
extension SoundRanges {
    /// Returns where the last ID3v2 tag in front ends (id3.org, ID3v2.4 section 3.1).
    private static func afterID3(of file: SongFile) -> Int64 {
        var start: Int64 = 0
        for _ in 0..<Self.mostTags {
            let header = file.bytes(at: start, count: 10)
            guard header.count == 10, header.starts(with: "ID3".utf8), header[6...].allSatisfy({ $0 < 0x80 }) else {
                break
            }
            let length = header[6...].reduce(Int64(0)) { $0 << 7 | Int64($1) }
            let footer: Int64 = header[5] & 0x10 == 0 ? 0 : 10
            start += 10 + length + footer
        }
        return min(start, file.size)
    }

    /// Returns where FLAC's blocks of metadata end (RFC 9639 section 8.1).
    private static func afterBlocks(of file: SongFile) -> Int64 {
        var start: Int64 = 4
        for _ in 0..<Self.mostParts {
            let header = file.bytes(at: start, count: 4)
            guard header.count == 4 else { return file.size }
            start += 4 + Int64(header[1]) << 16 + Int64(header[2]) << 8 + Int64(header[3])
            if header[0] & 0x80 != 0 { break }
        }
        return min(start, file.size)
    }

    private mutating func add(_ range: Range<Int64>, withoutTagsAtTheEndOf file: SongFile) {
        var end = range.upperBound
        for _ in 0..<Self.mostTags {
            guard let length = Self.tagLength(before: end, of: file), length < end - range.lowerBound else { break }
            end -= length
        }
        self.add(range.lowerBound, end - range.lowerBound, in: file)
    }

    /// Returns the length of an ID3v1, APE or Lyrics3 tag that ends there; nil for none.
    private static func tagLength(before end: Int64, of file: SongFile) -> Int64? {
        if end >= 128, file.bytes(at: end - 128, count: 3).elementsEqual("TAG".utf8) { return 128 }
        guard end >= 32 else { return nil }
        let footer = file.bytes(at: end - 32, count: 32)
        if footer.starts(with: "APETAGEX".utf8) {
            let length = Self.littleEndian(footer[12..<16])
            return length + (footer[23] & 0x80 == 0 ? 0 : 32)
        }
        guard footer.suffix(9).elementsEqual("LYRICS200".utf8),
            let length = Int64(String(decoding: footer.dropLast(9).suffix(6), as: UTF8.self))
        else { return nil }
        return length + 15
    }

    private static func littleEndian(_ bytes: some BidirectionalCollection<UInt8>) -> Int64 {
        bytes.reversed().reduce(Int64(0)) { $0 << 8 | Int64($1) }
    }
}

/// The formats that are made of named parts.
extension SoundRanges {
    /// WAV: the chunks that say how to read it, and the samples (Multimedia Programming Interface 1.0, RIFF).
    private mutating func addChunks(of file: SongFile) {
        var start: Int64 = 12
        for _ in 0..<Self.mostParts {
            let header = file.bytes(at: start, count: 8)
            guard header.count == 8 else { return }
            let length = Self.littleEndian(header[4...])
            if header.starts(with: "fmt ".utf8) || header.starts(with: "data".utf8) {
                self.add(start + 8, length, in: file)
            }
            start += 8 + length + length % 2
        }
    }

    /// M4A: what isn't about the sound is in other atoms (ISO 14496-12 section 4.2).
    private mutating func addAtoms(of file: SongFile) {
        var start: Int64 = 0
        for _ in 0..<Self.mostParts {
            let header = file.bytes(at: start, count: 16)
            guard header.count >= 8 else { return }
            var length = Self.bigEndian(header[0..<4])
            var head: Int64 = 8
            if length == 1, header.count == 16, header[8] < 0x40 {
                length = Self.bigEndian(header[8..<16])
                head = 16
            } else if length == 0 {
                length = file.size - start
            }
            guard length >= head else { return }
            if header[4...].starts(with: "mdat".utf8) { self.add(start + head, length - head, in: file) }
            guard length < file.size - start else { return }
            start += length
        }
    }

    private static func bigEndian(_ bytes: some Collection<UInt8>) -> Int64 {
        bytes.reduce(Int64(0)) { $0 << 8 | Int64($1) }
    }

    /// Ogg: the content of the pages since the first that ends a piece of sound.
    ///
    /// The pages before hold headers and tags, and sound begins a page of its own (RFC 3533 section 6, RFC 7845).
    /// Numbers and checksums of pages, which change when tags do, aren't sound.
    private mutating func addPages(of file: SongFile) {
        var start: Int64 = 0
        var hasBegun = false
        for _ in 0..<Self.mostParts {
            let header = file.bytes(at: start, count: 27 + 255)
            guard header.count >= 27, header.starts(with: "OggS".utf8) else { return }
            let segments = Int(header[26])
            guard header.count >= 27 + segments else { return }
            let length = header[27..<(27 + segments)].reduce(Int64(0)) { $0 + Int64($1) }
            let place = header[6..<14]
            // A place of zero belongs to headers; one of all ones says that nothing ends on the page.
            if place.contains(where: { $0 != 0 }), place.contains(where: { $0 != 0xFF }) { hasBegun = true }
            let body = start + 27 + Int64(segments)
            if hasBegun { self.add(body, length, in: file) }
            start = body + length
        }
    }
}
