/// Reads and writes little-endian numbers, as zip files have them.
struct Bytes {
    private(set) var bytes: [UInt8] = []

    mutating func put(_ value: some FixedWidthInteger & UnsignedInteger) {
        withUnsafeBytes(of: value.littleEndian) { self.bytes.append(contentsOf: $0) }
    }

    mutating func put(contentsOf other: [UInt8]) { self.bytes += other }
}

extension [UInt8] {
    /// Returns the number at `offset`; nil when the bytes end before.
    func number<Value: FixedWidthInteger & UnsignedInteger>(_: Value.Type = Value.self, at offset: Int) -> Value? {
        let size = MemoryLayout<Value>.size
        guard offset >= 0, offset + size <= self.count else { return nil }
        return (0..<size).reduce(0) { $0 | Value(self[offset + $1]) << Value(8 * $1) }
    }
}
