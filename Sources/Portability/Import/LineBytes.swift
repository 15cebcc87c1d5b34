/// Cuts bytes into lines.
final class LineBytes {
    private let source: () throws -> [UInt8]?
    private let longest: Int
    private var bytes: [UInt8] = []
    private var place = 0

    init(longest: Int, _ source: @escaping () throws -> [UInt8]?) {
        self.longest = longest
        self.source = source
    }

    /// The next line without its break; nil at the end, and a nil inside when it is longer than allowed.
    func next() throws -> [UInt8]?? {
        var line: [UInt8] = []
        while true {
            if self.place == self.bytes.count {
                guard let more = try self.source() else { return line.isEmpty ? nil : .some(line) }
                self.bytes = more
                self.place = 0
            }
            let end = self.bytes[self.place...].firstIndex(of: UInt8(ascii: "\n")) ?? self.bytes.count
            line += self.bytes[self.place..<end]
            guard line.count <= self.longest else { return .some(nil) }
            self.place = min(end + 1, self.bytes.count)
            if end < self.bytes.count {
                if line.last == UInt8(ascii: "\r") { line.removeLast() }
                return .some(line)
            }
        }
    }
}
