import CPostgres

/// The values of one statement in libpq's format, in one buffer that is reused.
struct PostgresParameters {
    private var bytes: [UInt8] = []
    private var starts: [Int?] = []
    private var lengths: [Int32] = []
    private var formats: [Int32] = []
    private var pointers: [UnsafePointer<CChar>?] = []

    /// Encodes the values; numbers in binary, as they were declared when the statement was prepared.
    mutating func set(_ values: [SQLValue]) {
        self.bytes.removeAll(keepingCapacity: true)
        self.starts.removeAll(keepingCapacity: true)
        self.lengths.removeAll(keepingCapacity: true)
        self.formats.removeAll(keepingCapacity: true)
        for value in values {
            self.starts.append(value == .null ? nil : self.bytes.count)
            let start = self.bytes.count
            switch value {
            case .null: break
            case .integer(let integer): self.append(UInt64(bitPattern: integer))
            case .real(let real): self.append(real.bitPattern)
            case .text(let text): self.bytes.append(contentsOf: text.utf8)
            case .blob(let blob): self.bytes.append(contentsOf: blob)
            }
            self.lengths.append(Int32(self.bytes.count - start))
            if case .text = value { self.formats.append(0) } else { self.formats.append(1) }
            self.bytes.append(0)
        }
    }

    private mutating func append(_ word: UInt64) {
        withUnsafeBytes(of: word.bigEndian) { self.bytes.append(contentsOf: $0) }
    }

    /// Requests results in binary format.
    private static let binary: Int32 = 1

    /// Sends the prepared statement with these values; false when libpq refuses.
    mutating func send(_ connection: OpaquePointer, _ name: String) -> Bool {
        self.pointers.removeAll(keepingCapacity: true)
        return self.bytes.withUnsafeBytes { buffer in
            let base = buffer.assumingMemoryBound(to: CChar.self).baseAddress
            for start in self.starts { self.pointers.append(start.flatMap { base?.advanced(by: $0) }) }
            let count = Int32(self.pointers.count)
            return PQsendQueryPrepared(connection, name, count, self.pointers, self.lengths, self.formats, Self.binary)
                == 1
        }
    }
}
