import Foundation

/// Where the names of a file of towns stand in it, in the order of their bytes: of one name the largest town first.
struct TownNames: Sendable {
    private struct Name {
        let start: Int32
        let length: Int32
    }

    private let data: Data
    private let names: [Name]

    init(_ data: Data) {
        self.data = data
        self.names = data.withUnsafeBytes { bytes in
            Self.all(in: bytes).sorted { one, other in
                let difference = Self.difference(of: one, in: bytes, from: Self.text(of: other, in: bytes))
                return difference == 0 ? one.start < other.start : difference < 0
            }
        }
    }

    /// Returns the offsets of the names that are this one.
    func offsets(of name: [UInt8]) -> [Int] {
        self.names(startingWith: name).prefix { Int($0.length) == name.count }.map { Int($0.start) }
    }

    /// Returns the offsets of the names that begin so.
    func offsets(startingWith start: [UInt8]) -> [Int] { self.names(startingWith: start).map { Int($0.start) } }

    private func names(startingWith start: [UInt8]) -> ArraySlice<Name> {
        self.data.withUnsafeBytes { bytes in
            start.withUnsafeBytes { start in
                var (low, high) = (0, self.names.count)
                while low < high {
                    let middle = (low + high) / 2
                    if Self.difference(of: self.names[middle], in: bytes, from: start) < 0 {
                        low = middle + 1
                    } else {
                        high = middle
                    }
                }
                return self.names[low...].prefix { Self.begins($0, in: bytes, with: start) }
            }
        }
    }

    private static func text(of name: Name, in bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: bytes[Int(name.start)..<Int(name.start + name.length)])
    }

    /// Returns a negative number for a name that comes before a text, a positive one for a name behind it.
    private static func difference(
        of name: Name,
        in bytes: UnsafeRawBufferPointer,
        from text: UnsafeRawBufferPointer
    ) -> Int {
        let first = self.comparison(of: name, in: bytes, with: text)
        return first == 0 ? Int(name.length) - text.count : first
    }

    private static func begins(
        _ name: Name,
        in bytes: UnsafeRawBufferPointer,
        with text: UnsafeRawBufferPointer
    ) -> Bool {
        Int(name.length) >= text.count && self.comparison(of: name, in: bytes, with: text) == 0
    }

    /// Compares as many bytes as both have.
    private static func comparison(
        of name: Name,
        in bytes: UnsafeRawBufferPointer,
        with text: UnsafeRawBufferPointer
    ) -> Int {
        guard let base = bytes.baseAddress, let other = text.baseAddress else { return 0 }
        return Int(memcmp(base + Int(name.start), other, min(Int(name.length), text.count)))
    }

    /// Reads where names stand: behind each bar of a line but the last; the head of the file has none.
    private static func all(in bytes: UnsafeRawBufferPointer) -> [Name] {
        var names: [Name] = []
        var (start, isHead) = (-1, bytes.first == Self.hash)
        for place in bytes.indices where place < Int(Int32.max) {
            let byte = bytes[place]
            if byte == Self.newline {
                start = -1
                isHead = place + 1 < bytes.count && bytes[place + 1] == Self.hash
            } else if byte == Self.bar {
                if start >= 0, !isHead { names.append(Name(start: Int32(start), length: Int32(place - start))) }
                start = place + 1
            }
        }
        return names
    }

    private static let bar = UInt8(ascii: "|")
    private static let hash = UInt8(ascii: "#")
    private static let newline = UInt8(ascii: "\n")
}
