/// Leaves of a PNG only the chunks that its pixels and colours need.
///
/// libvips unpacks every text chunk while it reads the header, before any limit or deadline: 400 KB of them can become
/// gigabytes.
enum PNGChunks {
    private static let kept: Set<[UInt8]> = Set(
        ["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "gAMA", "cHRM", "sRGB", "iCCP", "eXIf"].map { Array($0.utf8) }
    )
    /// Chunks of which a file has at most one that is unpacked or kept as a whole, in bytes; profiles of cameras and screens
    /// have a few KB.
    private static let bounded: [[UInt8]: Int] = [Array("iCCP".utf8): 65_536, Array("eXIf".utf8): 65_536]

    /// Returns the file without its other chunks and without what follows its end; throws for a chunk that is longer
    /// than the file.
    static func stripped(_ file: [UInt8]) throws(PictureProblem) -> [UInt8] {
        var rest = file[...]
        var result = Array(rest.prefix(8))
        rest = rest.dropFirst(8)
        var seen: Set<[UInt8]> = []
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            guard length <= rest.count - 12 else { throw .broken }
            let chunk = rest.prefix(length + 12)
            let name = Array(chunk.dropFirst(4).prefix(4))
            rest = rest.dropFirst(length + 12)
            if let most = Self.bounded[name] {
                guard length <= most, seen.insert(name).inserted else { continue }
            }
            if Self.kept.contains(name) { result += chunk }
            if name == Array("IEND".utf8) { break }
        }
        return result
    }
}
