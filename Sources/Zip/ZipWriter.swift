package import Foundation

/// Writes a zip file piece by piece, so that it can be sent while it is made and is never in memory as a whole.
///
/// Sizes and checksums follow each file (data descriptors, APPNOTE 4.3.9), because they aren't known before. Files and
/// archives must stay under 4 GiB; otherwise `TooLarge` is thrown.
package struct ZipWriter {
    package struct TooLarge: Error, Equatable {}

    private struct Entry {
        let name: [UInt8]
        let offset: UInt32
        var checksum: UInt32 = 0
        var compressed: UInt32 = 0
        var size: UInt32 = 0
    }

    private static let version: UInt16 = 20
    /// Sizes follow the data (bit 3), names are UTF-8 (bit 11).
    private static let flags: UInt16 = 1 << 3 | 1 << 11
    private static let deflate: UInt16 = 8

    private let stamp: (time: UInt16, date: UInt16)
    private var entries: [Entry] = []
    private var deflater: Deflater?
    private var offset: UInt64 = 0
    private var checksum = Checksum()
    private var out: [UInt8] = []

    /// Takes the time of all files, written in UTC.
    package init(at instant: Date) {
        self.stamp = Self.stamp(instant)
    }

    /// Returns and removes the bytes that were written since the last call.
    package mutating func take() -> [UInt8] {
        defer { self.out.removeAll(keepingCapacity: true) }
        return self.out
    }

    /// Begins a file, whose content is written next.
    package mutating func begin(_ name: String) throws {
        try self.endFile()
        self.entries.append(Entry(name: Array(name.utf8), offset: try Self.narrow(self.offset)))
        self.checksum = Checksum()
        self.deflater = try Deflater()
        var header = Bytes()
        header.put(0x0403_4B50 as UInt32)
        self.putCommon(of: self.entries[self.entries.count - 1], into: &header)
        header.put(contentsOf: self.entries[self.entries.count - 1].name)
        self.append(header.bytes)
    }

    package mutating func write(_ content: some Sequence<UInt8>) throws {
        let content = Array(content)
        self.checksum.add(content)
        guard let deflater = self.deflater else { return }
        self.appendData(try deflater.deflate(content, ending: false))
        self.entries[self.entries.count - 1].size = try Self.narrow(
            UInt64(self.entries[self.entries.count - 1].size) + UInt64(content.count)
        )
    }

    /// Writes the directory; nothing may follow.
    package mutating func finish() throws {
        try self.endFile()
        let start = try Self.narrow(self.offset)
        var directory = Bytes()
        for entry in self.entries {
            directory.put(0x0201_4B50 as UInt32)
            directory.put(Self.version)
            self.putCommon(of: entry, into: &directory)
            directory.put(0 as UInt16)
            directory.put(0 as UInt16)
            directory.put(0 as UInt16)
            directory.put(0 as UInt32)
            directory.put(entry.offset)
            directory.put(contentsOf: entry.name)
        }
        let size = try Self.narrow(UInt64(directory.bytes.count))
        directory.put(0x0605_4B50 as UInt32)
        directory.put(0 as UInt32)
        directory.put(UInt16(self.entries.count))
        directory.put(UInt16(self.entries.count))
        directory.put(size)
        directory.put(start)
        directory.put(0 as UInt16)
        self.append(directory.bytes)
    }

    private mutating func endFile() throws {
        guard let deflater = self.deflater else { return }
        self.appendData(try deflater.deflate([], ending: true))
        self.deflater = nil
        let last = self.entries.count - 1
        self.entries[last].checksum = self.checksum.value
        var descriptor = Bytes()
        descriptor.put(0x0807_4B50 as UInt32)
        descriptor.put(self.entries[last].checksum)
        descriptor.put(self.entries[last].compressed)
        descriptor.put(self.entries[last].size)
        self.append(descriptor.bytes)
        _ = try Self.narrow(self.offset)
    }

    /// Writes the fields that a file's local header and its directory entry share; sizes are zero before the data.
    private func putCommon(of entry: Entry, into bytes: inout Bytes) {
        bytes.put(Self.version)
        bytes.put(Self.flags)
        bytes.put(Self.deflate)
        bytes.put(self.stamp.time)
        bytes.put(self.stamp.date)
        bytes.put(entry.checksum)
        bytes.put(entry.compressed)
        bytes.put(entry.size)
        bytes.put(UInt16(entry.name.count))
        bytes.put(0 as UInt16)
    }

    private mutating func append(_ bytes: [UInt8]) {
        self.out += bytes
        self.offset += UInt64(bytes.count)
    }

    private mutating func appendData(_ bytes: [UInt8]) {
        self.append(bytes)
        self.entries[self.entries.count - 1].compressed &+= UInt32(truncatingIfNeeded: bytes.count)
    }

    private static func narrow(_ value: UInt64) throws -> UInt32 {
        guard let value = UInt32(exactly: value) else { throw TooLarge() }
        return value
    }

    /// Returns MS-DOS time and date: a resolution of two seconds, from 1980 on.
    private static func stamp(_ instant: Date) -> (UInt16, UInt16) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: instant)
        let year = min(max((parts.year ?? 1980) - 1980, 0), 127)
        let date = year << 9 | (parts.month ?? 1) << 5 | (parts.day ?? 1)
        let time = (parts.hour ?? 0) << 11 | (parts.minute ?? 0) << 5 | (parts.second ?? 0) / 2
        return (UInt16(time), UInt16(date))
    }
}
