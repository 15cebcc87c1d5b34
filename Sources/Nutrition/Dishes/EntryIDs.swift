/// The ids of the entries that one request writes: the request's own, whose last byte counts them.
///
/// So they need no record: sent again the request meets its own entries, and to take them back is to remove a range.
struct EntryIDs: Sendable, Equatable {
    private let stem: Substring

    /// Of a request's id, a UUID in small letters.
    init(_ request: String) { self.stem = request.dropLast(2) }

    /// From 0 to 255.
    func id(_ number: Int) -> String { self.stem + (number < 16 ? "0" : "") + String(number, radix: 16) }

    var first: String { self.id(0) }
    var last: String { self.id(255) }
}
