import CBrotli

/// The smallest format of compressed answers (RFC 7932), for what is compressed once.
package enum Brotli {
    struct Failure: Error {}

    /// Returns the bytes compressed as far as the format goes, which takes half a second for 200 KB.
    ///
    /// Throws only without memory.
    package static func compress(_ bytes: [UInt8]) throws -> [UInt8] {
        let room = BrotliEncoderMaxCompressedSize(bytes.count)
        return try [UInt8](unsafeUninitializedCapacity: room) { buffer, size in
            size = room
            let isDone = bytes.withUnsafeBufferPointer {
                brotli_compressed($0.baseAddress, $0.count, buffer.baseAddress, &size)
            }
            guard isDone != 0 else {
                size = 0
                throw Failure()
            }
        }
    }
}
