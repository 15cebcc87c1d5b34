import CPostgres
import Foundation

/// One row of a libpq result in text format.
struct PostgresRow {
    let result: OpaquePointer
    let row: Int32

    func text(_ column: Int) -> String? {
        self.bytes(column).map { String(decoding: $0, as: UTF8.self) }
    }

    func integer(_ column: Int) throws -> Int64? {
        guard let bytes = self.bytes(column) else { return nil }
        var digits = bytes[...]
        let negative = digits.first == UInt8(ascii: "-")
        if negative { digits = digits.dropFirst() }
        guard !digits.isEmpty else { throw DatabaseError.column(column, expected: "integer") }
        var value: Int64 = 0
        for byte in digits {
            // Counted downwards, because the least integer has no positive twin.
            let digit = Int64(byte) - Int64(UInt8(ascii: "0"))
            let (tens, over) = value.multipliedReportingOverflow(by: 10)
            let (next, under) = tens.subtractingReportingOverflow(digit)
            guard (0...9).contains(digit), !over, !under else {
                throw DatabaseError.column(column, expected: "integer")
            }
            value = next
        }
        guard negative || value != .min else { throw DatabaseError.column(column, expected: "integer") }
        return negative ? value : -value
    }

    func real(_ column: Int) throws -> Double? {
        guard let bytes = self.bytes(column) else { return nil }
        guard let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self), !bytes.isEmpty
        else { throw DatabaseError.column(column, expected: "real") }
        // libpq ends every value with a NUL, so strtod stops at the end.
        var end: UnsafeMutablePointer<CChar>?
        let value = strtod(start, &end)
        guard let end, UnsafePointer(end) == start + bytes.count else {
            throw DatabaseError.column(column, expected: "real")
        }
        return value
    }

    /// A comparison answers "t" or "f", a stored boolean 1 or 0.
    func bool(_ column: Int) throws -> Bool? {
        guard let bytes = self.bytes(column) else { return nil }
        switch bytes.first {
        case UInt8(ascii: "t") where bytes.count == 1: return true
        case UInt8(ascii: "f") where bytes.count == 1: return false
        default: return try self.integer(column).map { $0 != 0 }
        }
    }

    /// PostgreSQL writes bytes as `\x` and two hexadecimal digits each.
    func blob(_ column: Int) throws -> [UInt8]? {
        guard let bytes = self.bytes(column) else { return nil }
        guard bytes.count >= 2, bytes.count % 2 == 0, bytes[0] == UInt8(ascii: "\\"), bytes[1] == UInt8(ascii: "x")
        else { throw DatabaseError.column(column, expected: "blob") }
        return try [UInt8](unsafeUninitializedCapacity: bytes.count / 2 - 1) { target, count in
            for index in 0..<(bytes.count / 2 - 1) {
                guard let high = Self.nibble(bytes[2 + 2 * index]), let low = Self.nibble(bytes[3 + 2 * index])
                else { throw DatabaseError.column(column, expected: "blob") }
                target[index] = high << 4 | low
                count = index + 1
            }
        }
    }

    private static func nibble(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    /// The value's bytes, or nil for null.
    private func bytes(_ column: Int) -> UnsafeBufferPointer<UInt8>? {
        let column = Int32(column)
        // A column out of range is null as well: libpq says so with a notice.
        guard PQgetisnull(self.result, self.row, column) == 0, let start = PQgetvalue(self.result, self.row, column)
        else { return nil }
        return UnsafeBufferPointer(
            start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self),
            count: Int(PQgetlength(self.result, self.row, column))
        )
    }
}
