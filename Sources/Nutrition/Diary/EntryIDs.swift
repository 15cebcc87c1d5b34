/// The ids of the entries that one request writes: the request's id, whose last nine bits count the entries.
///
/// No record of the request is needed: sent again it meets its own entries, and undoing it removes a range of ids.
struct EntryIDs: Sendable, Equatable {
    private let stem: Substring
    private let tail: Int
    private static let counting = 0x1FF

    /// `request` is a UUID in lower case.
    init(_ request: String) {
        self.stem = request.dropLast(3)
        self.tail = (Int(request.suffix(3), radix: 16) ?? 0) & ~Self.counting
    }

    func id(_ number: Int) -> String {
        let digits = String(self.tail | number, radix: 16)
        return self.stem + String(repeating: "0", count: 3 - digits.count) + digits
    }

    var first: String { self.id(0) }
    var last: String { self.id(Self.counting) }
}
