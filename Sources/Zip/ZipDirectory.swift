import Foundation

/// The central directory at the end of a zip (APPNOTE 4.3.12 and 4.3.16).
struct ZipDirectory {
    let entries: [ZipReader.Entry]

    /// The end record has 22 bytes and a comment of up to 65,535.
    private static let longestEnd = 22 + 65_535

    init(_ file: FileHandle, limits: ZipReader.Limits) throws {
        let length = Int(try file.seekToEnd())
        let tail = try file.bytes(at: max(0, length - Self.longestEnd), count: min(length, Self.longestEnd))
        guard let end = Self.end(of: tail) else { throw ZipProblem.notAZip }
        guard let count: UInt16 = tail.number(at: end + 10), let size: UInt32 = tail.number(at: end + 12),
            let start: UInt32 = tail.number(at: end + 16)
        else { throw ZipProblem.damaged }
        guard Int(count) <= limits.files else { throw ZipProblem.tooManyFiles }
        // All bits set refers to a zip64 directory, of an archive larger than we accept.
        guard start != .max, size != .max, count != .max else { throw ZipProblem.tooLarge }
        guard Int(size) <= limits.files * 1_024 else { throw ZipProblem.damaged }
        let list = try file.bytes(at: Int(start), count: Int(size))
        var entries: [ZipReader.Entry] = []
        var total = 0
        var place = 0
        for _ in 0..<count {
            let (entry, next) = try Self.entry(list, at: place)
            place = next
            // Folders have no content.
            if entry.name.hasSuffix("/") { continue }
            guard Self.isPlain(entry.name) else { throw ZipProblem.strangeName }
            total += entry.size
            guard total <= limits.unpacked else { throw ZipProblem.tooLarge }
            entries.append(entry)
        }
        guard Set(entries.map(\.name)).count == entries.count else { throw ZipProblem.damaged }
        self.entries = entries
    }

    private static func end(of tail: [UInt8]) -> Int? {
        guard tail.count >= 22 else { return nil }
        return stride(from: tail.count - 22, through: 0, by: -1).first {
            tail.number(UInt32.self, at: $0) == 0x0605_4B50
        }
    }

    private static func entry(_ list: [UInt8], at place: Int) throws(ZipProblem) -> (ZipReader.Entry, Int) {
        guard list.number(UInt32.self, at: place) == 0x0201_4B50,
            let flags: UInt16 = list.number(at: place + 8), let method: UInt16 = list.number(at: place + 10),
            let checksum: UInt32 = list.number(at: place + 16), let compressed: UInt32 = list.number(at: place + 20),
            let size: UInt32 = list.number(at: place + 24), let nameLength: UInt16 = list.number(at: place + 28),
            let extraLength: UInt16 = list.number(at: place + 30),
            let commentLength: UInt16 = list.number(at: place + 32), let offset: UInt32 = list.number(at: place + 42)
        else { throw .damaged }
        guard flags & 1 == 0, method != 99 else { throw .encrypted }
        guard compressed != .max, size != .max, offset != .max else { throw .tooLarge }
        let nameEnd = place + 46 + Int(nameLength)
        guard nameEnd <= list.count else { throw .damaged }
        let entry = ZipReader.Entry(
            name: String(decoding: list[(place + 46)..<nameEnd], as: UTF8.self),
            method: method,
            checksum: checksum,
            compressed: Int(compressed),
            size: Int(size),
            offset: Int(offset)
        )
        return (entry, nameEnd + Int(extraLength) + Int(commentLength))
    }

    /// Returns whether a name stays in its folder; files are never written under it, but such an archive is refused.
    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix("/") && !name.contains("\\") && !name.contains(":")
            && !name.unicodeScalars.contains { $0.value < 0x20 }
            && !name.split(separator: "/", omittingEmptySubsequences: false).contains { $0 == ".." || $0.isEmpty }
    }
}
