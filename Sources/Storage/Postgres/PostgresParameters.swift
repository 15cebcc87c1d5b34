import CPostgres

/// The values of one statement as libpq wants them, in one buffer that is used again and again.
struct PostgresParameters {
    private var bytes: [UInt8] = []
    private var starts: [Int?] = []
    private var lengths: [Int32] = []
    private var formats: [Int32] = []
    private var pointers: [UnsafePointer<CChar>?] = []

    /// Text as it is, numbers in decimal, bytes in binary.
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
            case .integer(let integer): self.bytes.append(contentsOf: String(integer).utf8)
            // Swift writes the shortest digits that read back as the same number.
            case .real(let real): self.bytes.append(contentsOf: String(real).utf8)
            case .text(let text): self.bytes.append(contentsOf: text.utf8)
            case .blob(let blob): self.bytes.append(contentsOf: blob)
            }
            self.lengths.append(Int32(self.bytes.count - start))
            if case .blob = value { self.formats.append(1) } else { self.formats.append(0) }
            self.bytes.append(0)
        }
    }

    /// Sends the prepared statement with these values; false when libpq refuses.
    mutating func send(_ connection: OpaquePointer, _ name: String) -> Bool {
        self.pointers.removeAll(keepingCapacity: true)
        return self.bytes.withUnsafeBytes { buffer in
            let base = buffer.assumingMemoryBound(to: CChar.self).baseAddress
            for start in self.starts { self.pointers.append(start.flatMap { base?.advanced(by: $0) }) }
            let count = Int32(self.pointers.count)
            return PQsendQueryPrepared(connection, name, count, self.pointers, self.lengths, self.formats, 0) == 1
        }
    }
}
