/// A video on YouTube.
struct Video: Sendable, Codable, Equatable {
    /// Eleven letters, digits, hyphens and underscores.
    let id: String
    let title: String
    let channel: String

    /// Returns nil for a malformed id, wherever it came from, because ids end up in addresses of players.
    init?(id: String, title: String, channel: String) {
        guard id.utf8.count == 11, id.utf8.allSatisfy(Self.isOfID), !title.isEmpty else { return nil }
        self.id = id
        self.title = title
        self.channel = channel
    }

    private static func isOfID(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Its page on YouTube.
    var address: String { "https://www.youtube.com/watch?v=\(self.id)" }
}
