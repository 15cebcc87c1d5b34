/// The format of compressed answers (RFC 1952).
package enum Gzip {
    /// Returns the bytes compressed, at a level from 1 (fast) to 9 (small).
    ///
    /// Throws only without memory.
    package static func compress(_ bytes: [UInt8], level: Int) throws -> [UInt8] {
        try Deflater(.gzip, level: level).deflate(bytes, ending: true)
    }
}
