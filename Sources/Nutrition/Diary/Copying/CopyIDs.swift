/// The ids of the lines that one copy writes: the request's own, whose last nine bits count them.
///
/// So a copy needs no record of itself: sent again it meets its own lines, and to undo it is to remove a range.
struct CopyIDs: Sendable, Equatable {
    private let stem: Substring
    private let tail: Int
    private static let counting = 0x1FF

    /// Of a request's id, a UUID in small letters.
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
