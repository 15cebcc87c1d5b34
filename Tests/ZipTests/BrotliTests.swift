import CBrotli
import Testing

@testable import Zip

struct BrotliTests {
    @Test("what is compressed comes out as it was", arguments: [0, 1, 20_000])
    func roundTrip(times: Int) throws {
        let bytes = Array(String(repeating: "one set more, ", count: times).utf8)
        let compressed = try Brotli.compress(bytes)
        #expect(try Self.decompressed(compressed, room: bytes.count + 1) == bytes)
        #expect(times < 2 || compressed.count * 100 < bytes.count)
    }

    @Test("what isn't alike stays nearly as long")
    func nothingAlike() throws {
        var numbers = SystemRandomNumberGenerator()
        let bytes = (0..<50_000).map { _ in UInt8.random(in: 0...255, using: &numbers) }
        let compressed = try Brotli.compress(bytes)
        #expect(compressed.count < bytes.count + 100)
        #expect(try Self.decompressed(compressed, room: bytes.count) == bytes)
    }

    private struct NotWhole: Error {}

    private static func decompressed(_ bytes: [UInt8], room: Int) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: room) { buffer, size in
            size = room
            let isWhole = bytes.withUnsafeBufferPointer {
                brotli_decompressed($0.baseAddress, $0.count, buffer.baseAddress, &size)
            }
            guard isWhole != 0 else {
                size = 0
                throw NotWhole()
            }
        }
    }
}
