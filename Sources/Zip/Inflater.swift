import CZlib

/// Decompresses one file of a zip piece by piece.
final class Inflater {
    private var stream = z_stream()
    private(set) var isAtEnd = false

    init() throws(ZipProblem) {
        let code = inflateInit2_(&self.stream, -MAX_WBITS, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size))
        guard code == Z_OK else { throw .damaged }
    }

    deinit { inflateEnd(&self.stream) }

    /// Removes from the front of `input` what it needs to return up to `limit` bytes.
    func inflate(_ input: inout [UInt8], upTo limit: Int) throws(ZipProblem) -> [UInt8] {
        var out = [UInt8](repeating: 0, count: limit)
        var (left, room) = (0, 0)
        let code = input.withUnsafeMutableBufferPointer { input in
            out.withUnsafeMutableBufferPointer { out -> CInt in
                self.stream.next_in = input.baseAddress
                self.stream.avail_in = UInt32(input.count)
                self.stream.next_out = out.baseAddress
                self.stream.avail_out = UInt32(out.count)
                let code = CZlib.inflate(&self.stream, Z_NO_FLUSH)
                (left, room) = (Int(self.stream.avail_in), Int(self.stream.avail_out))
                return code
            }
        }
        guard code == Z_OK || code == Z_STREAM_END || code == Z_BUF_ERROR else { throw .damaged }
        self.isAtEnd = code == Z_STREAM_END
        input.removeFirst(input.count - left)
        out.removeLast(room)
        return out
    }
}
