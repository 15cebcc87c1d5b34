package import Foundation

/// A song of clicks, of known tempo, written byte by byte as a WAV file with the tags that a test wants.
package struct SmallSong: Sendable {
    package var beatsPerMinute: Double
    package var seconds = 12.0
    /// ID3v2.4 frames by their names: TIT2 is the title, TPE1 the artist, TBPM the tempo, TSRC the ISRC.
    package var tags: [String: String] = [:]
    /// A JPEG.
    package var cover: [UInt8] = []

    private static let rate = 11_025.0

    package init(_ beatsPerMinute: Double = 120, title: String? = nil, artist: String? = nil) {
        self.beatsPerMinute = beatsPerMinute
        self.tags["TIT2"] = title
        self.tags["TPE1"] = artist
    }

    package var bytes: [UInt8] {
        let rate = UInt32(Self.rate)
        let format = [
            Self.little(UInt16(1)), Self.little(UInt16(1)), Self.little(rate), Self.little(rate * 2),
            Self.little(UInt16(2)), Self.little(UInt16(16)),
        ]
        var chunks = Array("WAVE".utf8)
        chunks += Self.chunk("fmt ", format.flatMap(\.self))
        chunks += Self.chunk("data", self.sound)
        if !self.tags.isEmpty || !self.cover.isEmpty { chunks += Self.chunk("id3 ", self.id3) }
        return Array("RIFF".utf8) + Self.little(UInt32(chunks.count)) + chunks
    }

    /// Writes it, and the folders above it.
    package func write(to file: URL) throws {
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(self.bytes).write(to: file)
    }

    /// Short bursts of 1 kHz.
    private var sound: [UInt8] {
        var samples = [Double](repeating: 0, count: Int(Self.rate * self.seconds))
        for time in stride(from: 0.1, to: self.seconds, by: 60 / self.beatsPerMinute) {
            let start = Int(time * Self.rate)
            for index in 0..<Int(Self.rate * 0.02) where start + index < samples.count {
                let moment = Double(index) / Self.rate
                samples[start + index] += sin(2 * .pi * 1_000 * moment) * exp(-moment * 200)
            }
        }
        return samples.map { Int16($0 * 30_000).littleEndian }.withUnsafeBytes { Array($0) }
    }

    private var id3: [UInt8] {
        var frames: [UInt8] = []
        for (name, text) in self.tags.sorted(by: { $0.key < $1.key }) {
            // 3 is UTF-8.
            frames += Self.frame(name, [3] + Array(text.utf8))
        }
        if !self.cover.isEmpty {
            let head: [UInt8] = [0] + Array("image/jpeg\0".utf8) + [3, 0]
            frames += Self.frame("APIC", head + self.cover)
        }
        let head: [UInt8] = Array("ID3".utf8) + [4, 0, 0]
        return head + Self.sevenBits(frames.count) + frames
    }

    private static func frame(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let flags: [UInt8] = [0, 0]
        return Array(name.utf8) + Self.sevenBits(content.count) + flags + content
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let padding: [UInt8] = content.count.isMultiple(of: 2) ? [] : [0]
        return Array(name.utf8) + Self.little(UInt32(content.count)) + content + padding
    }

    private static func little(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }

    private static func sevenBits(_ number: Int) -> [UInt8] {
        [21, 14, 7, 0].map { UInt8(number >> $0 & 0x7F) }
    }
}
