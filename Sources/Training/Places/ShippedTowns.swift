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
        guard Self.isName(plain) else { return [] }
        return self.names.value.offsets(of: Array(plain.utf8)).prefix(Self.mostAlike)
            .compactMap { self.place(around: self.data.startIndex + $0) }
    }

    /// Returns the places one of whose names begins so, as `NamedPlace.plain` spells it, the largest first: so many of those whose
    /// listed name does, which comes first in a line, and so many others.
    func completions(of plain: String, limit: Int) -> [NamedPlace.Completion] {
        guard Self.isName(plain) else { return [] }
        // The file's lines are sorted by size.
        let found = self.names.value.offsets(startingWith: Array(plain.utf8)).map { self.data.startIndex + $0 }.sorted()
        let listed = found.lazy.filter { self.isListed(at: $0) }.prefix(limit)
        let others = found.lazy.filter { !self.isListed(at: $0) }.prefix(limit)
        return (Array(listed) + Array(others)).compactMap { self.completion(at: $0) }
    }

    private static func isName(_ plain: String) -> Bool {
        !plain.isEmpty && !plain.utf8.contains { $0 == Self.bar || $0 == Self.tab || $0 == Self.newline }
    }

    /// Whether a name is the first of its line, with a tab before its bar.
    private func isListed(at byte: Data.Index) -> Bool {
        byte - 2 >= self.data.startIndex && self.data[byte - 2] == Self.tab
    }

    private func completion(at byte: Data.Index) -> NamedPlace.Completion? {
        let end = self.data[byte...].firstIndex(of: Self.bar) ?? self.data.endIndex
        return self.place(around: byte).map { place in
            NamedPlace.Completion(place: place, plain: String(decoding: self.data[byte..<end], as: UTF8.self))
        }
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
    /// The names of a file, read by the first search and kept.
    private final class LazyNames: Sendable {
        private let data: Data
        private let made = Mutex<TownNames?>(nil)

        init(_ data: Data) { self.data = data }

        var value: TownNames {
            self.made.withLock { made in
                if let made { return made }
                let names = TownNames(self.data)
                made = names
                return names
            }
        }
    }
}
