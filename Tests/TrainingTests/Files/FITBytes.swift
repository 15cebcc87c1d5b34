@testable import Training

/// Builds FIT files: what a watch writes, and what it never should.
struct FITBytes {
    private var data: [UInt8] = []

    /// A field of a definition: its number, its size in bytes, its base type.
    struct Field {
        let number: UInt8
        let size: UInt8
        let base: UInt8

        static let time = Field(number: 253, size: 4, base: 0x86)
        static let pulse = Field(number: 3, size: 1, base: 0x02)
        static let distance = Field(number: 5, size: 4, base: 0x86)
        /// In a file id: the type of the file, and when it was made.
        static let type = Field(number: 0, size: 1, base: 0x00)
        static let made = Field(number: 4, size: 4, base: 0x86)
        /// Speed and distance in twelve bits each.
        static let packed = Field(number: 8, size: 3, base: 0x0D)
    }

    mutating func define(
        _ local: UInt8,
        _ message: UInt16,
        _ fields: [Field],
        bigEndian: Bool = false,
        developer: [Field] = []
    ) {
        self.data.append(0x40 | local | (developer.isEmpty ? 0 : 0x20))
        self.data += [0, bigEndian ? 1 : 0]
        self.data += Self.bytes(UInt64(message), 2, bigEndian)
        self.data.append(UInt8(fields.count))
        for field in fields { self.data += [field.number, field.size, field.base] }
        guard !developer.isEmpty else { return }
        self.data.append(UInt8(developer.count))
        for field in developer { self.data += [field.number, field.size, field.base] }
    }

    mutating func write(_ local: UInt8, _ values: [(value: UInt64, size: Int)], bigEndian: Bool = false) {
        self.data.append(local)
        for value in values { self.data += Self.bytes(value.value, value.size, bigEndian) }
    }

    /// A message whose time is five bits after the latest.
    mutating func writeCompressed(_ local: UInt8, offset: UInt8, _ values: [(value: UInt64, size: Int)]) {
        self.data.append(0x80 | local << 5 | offset)
        for value in values { self.data += Self.bytes(value.value, value.size, false) }
    }

    /// The whole file; `lengthLie` is added to the length in the header.
    func file(headerSize: UInt8 = 14, lengthLie: Int = 0, wrongSum: Bool = false) -> [UInt8] {
        var bytes: [UInt8] = [headerSize, 0x20, 0x5C, 0x08]
        bytes += Self.bytes(UInt64(self.data.count + lengthLie), 4, false) + Array(".FIT".utf8)
        if headerSize == 14 { bytes += Self.bytes(UInt64(bytes.reduce(0, FITFormat.check)), 2, false) }
        bytes += self.data
        let sum = bytes.reduce(0, FITFormat.check)
        return bytes + Self.bytes(UInt64(wrongSum ? sum ^ 1 : sum), 2, false)
    }

    private static func bytes(_ value: UInt64, _ size: Int, _ bigEndian: Bool) -> [UInt8] {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> (UInt64($0) * 8)) }
        return bigEndian ? bytes.reversed() : bytes
    }

    /// 14 March 2026, 08:00 UTC, as the protocol counts.
    static let start: UInt64 = 1_773_475_200 - 631_065_600

    /// A run of ten minutes at 140 beats, five kilometres an hour and 90 kcal; a point each second.
    static func run(bigEndian: Bool = false, developer: Bool = false) -> FITBytes {
        var file = FITBytes()
        file.define(0, 0, [Field(number: 0, size: 1, base: 0)], bigEndian: bigEndian)
        file.write(0, [(4, 1)], bigEndian: bigEndian)
        let extra = developer ? [Field(number: 0, size: 2, base: 0)] : []
        file.define(1, 20, [.time, .pulse, .distance], bigEndian: bigEndian, developer: extra)
        for second in 0...600 {
            let beats: UInt64 = second % 2 == 0 ? 138 : 142
            // A pulse of 255 says that none was known.
            let values: [(UInt64, Int)] = [
                (Self.start + UInt64(second), 4), (second == 300 ? 0xFF : beats, 1), (UInt64(second) * 139, 4),
            ]
            file.write(1, values + (developer ? [(0xABCD, 2)] : []), bigEndian: bigEndian)
        }
        file.define(
            2,
            18,
            [
                .time, Field(number: 2, size: 4, base: 0x86), Field(number: 7, size: 4, base: 0x86),
                Field(number: 8, size: 4, base: 0x86), Field(number: 9, size: 4, base: 0x86),
                Field(number: 11, size: 2, base: 0x84), Field(number: 16, size: 1, base: 0x02),
                Field(number: 17, size: 1, base: 0x02), Field(number: 5, size: 1, base: 0x00),
            ],
            bigEndian: bigEndian
        )
        let session: [(UInt64, Int)] = [
            (Self.start + 600, 4), (Self.start, 4), (600_000, 4), (580_000, 4), (83_400, 4), (90, 2), (140, 1),
            (142, 1), (1, 1),
        ]
        file.write(2, session, bigEndian: bigEndian)
        return file
    }
}
