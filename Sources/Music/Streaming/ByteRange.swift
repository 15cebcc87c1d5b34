/// The part of a file that a request asks for (RFC 9110, section 14).
enum ByteRange: Equatable {
    case whole
    case part(Range<Int64>)
    /// Nothing of what is asked for is there.
    case unsatisfiable

    /// Reads the header `Range`.
    ///
    /// What isn't a single range of bytes is ignored, as the standard allows: no player asks for several at once.
    init(_ header: String?, of size: Int64) {
        guard let header, header.hasPrefix("bytes="), header.utf8.count < 100 else {
            self = .whole
            return
        }
        let ends = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]) else {
            self = .whole
            return
        }
        switch (first, last) {
        case (nil, nil): self = .whole
        case (nil, let count?): self = count == 0 ? .unsatisfiable : .part(max(0, size - count)..<size)
        case (let start?, nil): self = start < size ? .part(start..<size) : .unsatisfiable
        case (let start?, let last?) where start > last: self = .whole
        case (let start?, let last?): self = start < size ? .part(start..<(min(last, size - 1) + 1)) : .unsatisfiable
        }
    }

    /// Returns nil for what is no number, and a nil number for an empty text.
    private static func number(_ text: Substring) -> Int64?? {
        if text.isEmpty { return .some(nil) }
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int64(text) else { return nil }
        return .some(number)
    }
}
