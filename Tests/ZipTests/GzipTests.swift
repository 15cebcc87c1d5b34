import Testing

@testable import Zip

struct GzipTests {
    @Test("what is compressed comes out as it was, whatever the level", arguments: [1, 4, 9])
    func roundTrip(level: Int) throws {
        for text in ["", "a", String(repeating: "one set more, ", count: 20_000)] {
            let bytes = Array(text.utf8)
            let compressed = try Gzip.compress(bytes, level: level)
            // RFC 1952, 2.3: the magic number, then deflate; ten bytes of header, four of the checksum, four of the length.
            #expect(compressed.prefix(3) == [0x1f, 0x8b, 8])
            var deflated = Array(compressed.dropFirst(10))
            #expect(try Inflater().inflate(&deflated, upTo: bytes.count + 1) == bytes)
            var checksum = Checksum()
            checksum.add(bytes)
            let end = compressed.suffix(8).map(UInt32.init)
            #expect(Self.number(end.prefix(4)) == checksum.value)
            #expect(Self.number(end.suffix(4)) == UInt32(bytes.count))
        }
    }

    /// Returns four bytes as a number, the smallest first.
    private static func number(_ bytes: ArraySlice<UInt32>) -> UInt32 {
        bytes.reversed().reduce(0) { $0 << 8 | $1 }
    }
}
