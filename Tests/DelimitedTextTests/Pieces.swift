/// A text that comes in pieces.
enum Pieces {
    /// Each of so many bytes, the last perhaps of less.
    static func of(_ bytes: [UInt8], each size: Int) -> () -> [UInt8]? {
        var place = 0
        return {
            guard place < bytes.count else { return nil }
            defer { place += size }
            return Array(bytes[place..<min(place + size, bytes.count)])
        }
    }
}
