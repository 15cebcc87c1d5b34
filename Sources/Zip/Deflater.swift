import CZlib

/// Compresses bytes with zlib: one file of a zip, or a gzip answer.
final class Deflater {
    struct Failure: Error { let code: CInt }

    /// What stands around the compressed bytes, as zlib's window bits say it.
    enum Wrapper {
        /// Nothing.
        case raw
        /// The header and checksum of RFC 1952.
        case gzip

        var windowBits: CInt {
            switch self {
            case .raw: -MAX_WBITS
            case .gzip: MAX_WBITS + 16
            }
        }
    }

    private var stream = z_stream()
    private var buffer = [UInt8](repeating: 0, count: 1 << 15)

    /// `level`: from 1 (fast) to 9 (small); zlib's usual one without.
    init(_ wrapper: Wrapper = .raw, level: Int = Int(Z_DEFAULT_COMPRESSION)) throws {
        let code = deflateInit2_(
            &self.stream,
            CInt(level),
            Z_DEFLATED,
            wrapper.windowBits,
            8,
            Z_DEFAULT_STRATEGY,
            ZLIB_VERSION,
            CInt(MemoryLayout<z_stream>.size)
        )
        guard code == Z_OK else { throw Failure(code: code) }
    }

    deinit { deflateEnd(&self.stream) }

    /// Returns the compressed bytes so far, and all of them when `ending`.
    func deflate(_ input: [UInt8], ending: Bool) throws -> [UInt8] {
        var input = input
        var out: [UInt8] = []
        let code = input.withUnsafeMutableBufferPointer { input -> CInt in
            self.stream.next_in = input.baseAddress
            self.stream.avail_in = UInt32(input.count)
            while true {
                let code = self.step(ending ? Z_FINISH : Z_NO_FLUSH, into: &out)
                guard code == Z_OK, self.stream.avail_out == 0 || self.stream.avail_in > 0 else { return code }
            }
        }
        // Z_BUF_ERROR means that there was nothing to do.
        guard code == Z_OK || code == Z_STREAM_END || code == Z_BUF_ERROR else { throw Failure(code: code) }
        return out
    }

    private func step(_ flush: CInt, into out: inout [UInt8]) -> CInt {
        self.buffer.withUnsafeMutableBufferPointer { buffer in
            self.stream.next_out = buffer.baseAddress
            self.stream.avail_out = UInt32(buffer.count)
            let code = CZlib.deflate(&self.stream, flush)
            out += buffer[..<(buffer.count - Int(self.stream.avail_out))]
            return code
        }
    }
}
