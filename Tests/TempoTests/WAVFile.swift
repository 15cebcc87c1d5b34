/// A WAV file written byte by byte, so that its header can lie.
struct WAVFile {
    var rate: UInt32 = 22_050
    var channels: UInt16 = 1
    var samples: [Int16]
    /// The length of its sound in bytes, where it isn't true.
    var claimed: UInt32?

    var bytes: [UInt8] {
        let length = self.claimed ?? UInt32(self.samples.count * 2)
        var bytes = Array("RIFF".utf8) + Self.little(length &+ 36) + Array("WAVEfmt ".utf8)
        bytes += Self.little(UInt32(16)) + Self.little(UInt16(1)) + Self.little(self.channels) + Self.little(self.rate)
        bytes += Self.little(self.rate &* UInt32(self.channels) &* 2) + Self.little(self.channels &* 2)
        bytes += Self.little(UInt16(16)) + Array("data".utf8) + Self.little(length)
        return bytes + self.samples.flatMap { Self.little(UInt16(bitPattern: $0)) }
    }

    private static func little(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
}
