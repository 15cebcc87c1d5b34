import DelimitedText
import Foundation
import Synchronization

/// Finds the larger towns of the world, which come with the program (GeoNames, CC BY 4.0; see the file's head).
///
/// The file stays on disk, mapped into memory. Where each name stands in it is read by the first search and kept, in 640 kB,
/// so that a name nobody has is found to be none as quickly as any other.
struct ShippedTowns: Sendable {
    /// The most places of one name.
    private static let mostAlike = 200

    private let data: Data
    private let names: LazyNames
    let map: TownMap

    init(_ data: Data) {
        self.data = data
        self.names = LazyNames(data)
        self.map = TownMap(data)
    }

    /// The file that comes with the program.
    static let file = URL(fileURLWithPath: Bundle.module.resourcePath.map { $0 + "/towns.tsv" } ?? "towns.tsv")

    /// Its towns; none where it is missing, because only the operator's own gazetteer is known then.
    static let all = ShippedTowns((try? Data(contentsOf: Self.file, options: .mappedIfSafe)) ?? Data())

    var isEmpty: Bool { self.data.isEmpty }

    /// Returns the places of a name, as `NamedPlace.plain` spells it, the largest first; without their other names.
    func places(named plain: String) -> [NamedPlace] {
        let name = Array(plain.utf8)
        guard !name.isEmpty, !name.contains(Self.bar) else { return [] }
        var mark = NameMark()
        for byte in name { mark.add(byte) }
        let names = self.names.value
        return names[Self.first(mark, in: names)...].lazy.prefix { NameMark.value(of: $0) == mark.value }
            .map { self.data.startIndex + NameMark.place(of: $0) }
            .filter { self.data[$0...].starts(with: name + [Self.bar]) }
            .prefix(Self.mostAlike).compactMap { self.place(around: $0) }
    }

    /// Returns the places one of whose names begins so, as `NamedPlace.plain` spells it, the largest first: so many of those whose
    /// listed name does, which comes first in a line, and so many others.
    func completions(of plain: String, limit: Int) -> [NamedPlace.Completion] {
        let start = Array(plain.utf8)
        guard !start.isEmpty, !start.contains(Self.bar), !start.contains(Self.tab) else { return [] }
        var (listed, others): ([Int], [Int]) = ([], [])
        self.data.withUnsafeBytes { bytes in
            var place = Self.lines(of: bytes)
            while place + start.count < bytes.count, listed.count < limit {
                if bytes[place] == Self.bar, bytes[place + 1] == start[0],
                    bytes[(place + 1)...].starts(with: start)
                {
                    if bytes[place - 1] == Self.tab { listed.append(place + 1) } else { others.append(place + 1) }
                }
                place += 1
            }
        }
        return (listed + others.prefix(limit)).compactMap { self.completion(at: self.data.startIndex + $0) }
    }

    private func completion(at byte: Data.Index) -> NamedPlace.Completion? {
        let end = self.data[byte...].firstIndex(of: Self.bar) ?? self.data.endIndex
        return self.place(around: byte).map { place in
            NamedPlace.Completion(place: place, plain: String(decoding: self.data[byte..<end], as: UTF8.self))
        }
    }

    /// Returns where the lines begin, behind the head of the file.
    private static func lines(of bytes: UnsafeRawBufferPointer) -> Int {
        var place = 0
        while place < bytes.count, bytes[place] == Self.hash {
            place = bytes[place...].firstIndex(of: Self.newline).map { $0 + 1 } ?? bytes.count
        }
        return place
    }

    /// Returns the index of the first name with a mark, or of the next one.
    private static func first(_ mark: NameMark, in names: [UInt64]) -> Int {
        var (low, high) = (0, names.count)
        while low < high {
            let middle = (low + high) / 2
            if NameMark.value(of: names[middle]) < mark.value { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func place(around byte: Data.Index) -> NamedPlace? {
        let start = self.data[..<byte].lastIndex(of: Self.newline).map { $0 + 1 } ?? self.data.startIndex
        let end = self.data[byte...].firstIndex(of: Self.newline) ?? self.data.endIndex
        return Self.place(String(decoding: self.data[start..<end], as: UTF8.self))
    }

    private static let bar = UInt8(ascii: "|")
    private static let newline = UInt8(ascii: "\n")
    private static let tab = UInt8(ascii: "\t")

    /// Reads a line; nil for the head of the file.
    private static func place(_ line: String) -> NamedPlace? {
        let fields = TabbedTable.columns(of: line[...])
        guard fields.count == 8, let id = Int64(fields[0]), let population = Int64(fields[6]),
            let latitude = Double(fields[4]), let longitude = Double(fields[5]),
            let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        else { return nil }
        return NamedPlace(
            id: id,
            name: fields[1],
            country: fields[2],
            region: fields[3],
            coordinate: coordinate,
            population: population,
            otherNames: []
        )
    }
}

extension ShippedTowns {
    /// Where the names of a file stand in it, read by the first search and kept.
    private final class LazyNames: Sendable {
        private let data: Data
        private let made = Mutex<[UInt64]?>(nil)

        init(_ data: Data) { self.data = data }

        /// The mark of each name and the byte at which it begins, in ascending order: of one name the largest town first.
        var value: [UInt64] {
            self.made.withLock { made in
                if let made { return made }
                let names = ShippedTowns.names(of: self.data)
                made = names
                return names
            }
        }
    }

    /// Reads where names begin: behind each bar of a line but the last; the head of the file has none.
    private static func names(of data: Data) -> [UInt64] {
        var names: [UInt64] = []
        data.withUnsafeBytes { bytes in
            var (mark, start, isHead) = (NameMark(), -1, bytes.first == Self.hash)
            for place in bytes.indices where place <= Int(UInt32.max) {
                let byte = bytes[place]
                if byte == Self.newline {
                    start = -1
                    isHead = place + 1 < bytes.count && bytes[place + 1] == Self.hash
                } else if byte == Self.bar {
                    if start >= 0, !isHead { names.append(mark.entry(at: start)) }
                    (mark, start) = (NameMark(), place + 1)
                } else if start >= 0 {
                    mark.add(byte)
                }
            }
        }
        return names.sorted()
    }

    private static let hash = UInt8(ascii: "#")
}

/// A hash of a name's bytes (FNV-1a, 32 bits), by which names are sorted; several names may have one.
private struct NameMark {
    private(set) var value: UInt32 = 2_166_136_261

    mutating func add(_ byte: UInt8) { self.value = (self.value ^ UInt32(byte)) &* 16_777_619 }

    func entry(at place: Int) -> UInt64 { UInt64(self.value) << 32 | UInt64(place) }

    static func value(of entry: UInt64) -> UInt32 { UInt32(entry >> 32) }
    static func place(of entry: UInt64) -> Int { Int(entry & 0xFFFF_FFFF) }
}
