import CPostgres

/// One row of a libpq result in binary format.
struct PostgresRow {
    let result: OpaquePointer
    let row: Int32

    func text(_ column: Int) -> String? {
        self.bytes(column).map { String(decoding: $0, as: UTF8.self) }
    }

    func integer(_ column: Int) throws -> Int64? {
        guard let bytes = self.bytes(column) else { return nil }
        switch self.type(column) {
        case .int8 where bytes.count == 8: return Int64(truncatingIfNeeded: bytes.bigEndian)
        case .int4 where bytes.count == 4: return Int64(Int32(truncatingIfNeeded: bytes.bigEndian))
        case .int2 where bytes.count == 2: return Int64(Int16(truncatingIfNeeded: bytes.bigEndian))
        // PostgreSQL's sum of 64-bit integers is a numeric.
        case .numeric: if let whole = PostgresNumeric(bytes)?.integer { return whole }
        default: break
        }
        throw DatabaseError.column(column, expected: "integer")
    }

    /// Reads a number; integers are converted.
    func real(_ column: Int) throws -> Double? {
        guard let bytes = self.bytes(column) else { return nil }
        switch self.type(column) {
        case .float8 where bytes.count == 8: return Double(bitPattern: bytes.bigEndian)
        case .float4 where bytes.count == 4:
            return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bytes.bigEndian)))
        case .numeric:
            guard let real = PostgresNumeric(bytes)?.real else {
                throw DatabaseError.column(column, expected: "real")
            }
            return real
        case .int8, .int4, .int2: return try self.integer(column).map(Double.init)
        default: throw DatabaseError.column(column, expected: "real")
        }
    }

    /// Reads a boolean, or an integer 0 or 1.
    func bool(_ column: Int) throws -> Bool? {
        guard self.type(column) == .bool, let bytes = self.bytes(column) else {
            return try self.integer(column).map { $0 != 0 }
        }
        return bytes.first == 1
    }

    func blob(_ column: Int) throws -> [UInt8]? {
        guard let bytes = self.bytes(column) else { return nil }
        guard self.type(column) == .bytea else { throw DatabaseError.column(column, expected: "blob") }
        return [UInt8](bytes)
    }

    /// Returns nil for types that none of our statements return.
    private func type(_ column: Int) -> PostgresType? { PostgresType(rawValue: PQftype(self.result, Int32(column))) }

    /// Returns the value's bytes, or nil for null.
    private func bytes(_ column: Int) -> UnsafeBufferPointer<UInt8>? {
        let column = Int32(column)
        // libpq reports a column out of range as null, with a notice.
        guard PQgetisnull(self.result, self.row, column) == 0, let start = PQgetvalue(self.result, self.row, column)
        else { return nil }
        return UnsafeBufferPointer(
            start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self),
            count: Int(PQgetlength(self.result, self.row, column))
        )
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// At most eight bytes, the most significant first.
    var bigEndian: UInt64 { self.reduce(0) { $0 << 8 | UInt64($1) } }
}
