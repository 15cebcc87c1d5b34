import Foundation

/// Finds the larger towns of the world, which come with the program (GeoNames, CC BY 4.0; see the file's head).
///
/// The file stays on disk, mapped into memory: a name is looked for from its beginning, in some milliseconds.
struct ShippedTowns: Sendable {
    /// The most places of one name.
    private static let mostAlike = 200

    private let data: Data

    init(_ data: Data) { self.data = data }

    /// The file that comes with the program.
    static let file = URL(fileURLWithPath: Bundle.module.resourcePath.map { $0 + "/towns.tsv" } ?? "towns.tsv")

    /// Its towns; none where it is missing, because only the operator's own gazetteer is known then.
    static let all = ShippedTowns((try? Data(contentsOf: Self.file, options: .mappedIfSafe)) ?? Data())

    var isEmpty: Bool { self.data.isEmpty }

    /// Returns the places of a name, as `NamedPlace.plain` spells it, the largest first; without their other names.
    func places(named plain: String) -> [NamedPlace] {
        guard !plain.isEmpty, !plain.contains("|") else { return [] }
        let name = Data("|\(plain)|".utf8)
        var places: [NamedPlace] = []
        var rest = self.data.startIndex..<self.data.endIndex
        while places.count < Self.mostAlike, let hit = self.data.range(of: name, in: rest) {
            let start = self.data[..<hit.lowerBound].lastIndex(of: Self.newline).map { $0 + 1 } ?? self.data.startIndex
            let end = self.data[hit.upperBound...].firstIndex(of: Self.newline) ?? self.data.endIndex
            if let place = Self.place(String(decoding: self.data[start..<end], as: UTF8.self)) { places.append(place) }
            rest = end..<self.data.endIndex
        }
        return places
    }

    private static let newline = UInt8(ascii: "\n")

    /// Reads a line; nil for the head of the file.
    private static func place(_ line: String) -> NamedPlace? {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
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
