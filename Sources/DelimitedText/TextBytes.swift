/// The text of a file as UTF-8, whatever it was saved as: UTF-8 or UTF-16, as its first bytes say.
///
/// Text in ISO 8859-1 comes through as its bytes; `LineReader` reads what isn't UTF-8 as that.
final class TextBytes {
    private enum Encoding { case plain, utf16(littleEndian: Bool) }

    private let source: () throws -> [UInt8]?
    private var encoding: Encoding?
    private var left: [UInt8] = []

    init(_ source: @escaping () throws -> [UInt8]?) { self.source = source }

    /// Returns the next bytes; nil at the end.
    func next() throws -> [UInt8]? {
        guard var bytes = try self.source() else { return nil }
        if self.encoding == nil {
            while bytes.count < 3, let more = try self.source() { bytes += more }
            self.encoding = Self.detect(&bytes)
        }
        guard case .utf16(let littleEndian) = self.encoding else { return bytes }
        return self.utf8(of: self.left + bytes, littleEndian)
    }

    private static func detect(_ bytes: inout [UInt8]) -> Encoding {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            let littleEndian = bytes[0] == 0xFF
            bytes.removeFirst(2)
            return .utf16(littleEndian: littleEndian)
        }
        return .plain
    }

    /// Keeps an incomplete unit, or half of a surrogate pair, for the next piece.
    private func utf8(of bytes: [UInt8], _ littleEndian: Bool) -> [UInt8] {
        var units = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
            let (low, high) = littleEndian ? (bytes[place], bytes[place + 1]) : (bytes[place + 1], bytes[place])
            return UInt16(high) << 8 | UInt16(low)
        }
        var used = units.count * 2
        if let last = units.last, UTF16.isLeadSurrogate(last) {
            units.removeLast()
            used -= 2
        }
        self.left = Array(bytes[used...])
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
