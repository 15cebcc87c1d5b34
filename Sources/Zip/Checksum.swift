import CZlib

/// The CRC-32 of all bytes that were added.
struct Checksum {
    private(set) var value: UInt32 = 0

    mutating func add(_ bytes: [UInt8]) {
        self.value = bytes.withUnsafeBufferPointer { bytes in
            UInt32(truncatingIfNeeded: crc32(UInt(self.value), bytes.baseAddress, UInt32(bytes.count)))
        }
    }
}
