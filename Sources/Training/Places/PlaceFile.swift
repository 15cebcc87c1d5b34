import DelimitedText
package import Foundation

/// Reads a gazetteer in GeoNames' format: a line a place, fields divided by tabs (download.geonames.org, readme.txt).
package enum PlaceFile {
    /// In bytes: more than all towns of the world with 500 people.
    static let largest = 256 * 1024 * 1024
    static let most = 300_000
    /// In bytes; alternate names alone may have 10,000 characters.
    private static let longestLine = 60_000
    private static let piece = 1 << 20

    /// Reads the file; leaves out what is no town, and counts it by reason.
    package static func read(_ file: URL) throws -> PlaceFileContents {
        let handle: FileHandle
        do {
            let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
            guard size <= Self.largest else { throw PlaceFileProblem("That file is larger than 256 MiB.") }
            handle = try FileHandle(forReadingFrom: file)
        } catch let problem as CocoaError {
            throw PlaceFileProblem("\(file.path) can't be read (\(problem.code.rawValue)).")
        }
        return try Self.read { try handle.read(upToCount: Self.piece).flatMap { $0.isEmpty ? nil : [UInt8]($0) } }
    }

    static func read(_ source: @escaping () throws -> [UInt8]?) throws -> PlaceFileContents {
        let lines = LineReader(longest: Self.longestLine, most: Self.largest, source)
        var contents = PlaceFileContents()
        while let line = try lines.line() {
            if line.isEmpty || line.hasPrefix("#") { continue }
            guard contents.places.count < Self.most else {
                throw PlaceFileProblem("That file holds more than \(Self.most) places. Read in a smaller one.")
            }
            contents.add(Self.place(line))
        }
        guard !contents.places.isEmpty else {
            throw PlaceFileProblem("That file holds no town in GeoNames' format. See docs/gyms.md.")
        }
        return contents
    }

    /// Reads a place from the fields: id, name, name in ASCII, other names, latitude, longitude, class, code, country,
    /// other countries, four divisions, population, three that aren't needed, and the day of the last change.
    private static func place(_ line: String) -> PlaceFileContents.Item {
        let fields = TabbedTable.columns(of: line[...])
        guard fields.count == 19, let id = Int64(fields[0]), id > 0 else { return .skipped("not in GeoNames' format") }
        guard fields[6] == "P" else { return .skipped("not a town") }
        guard let name = Self.name(fields[1]) else { return .skipped("a name that can't be used") }
        guard let latitude = Double(fields[4]), let longitude = Double(fields[5]),
            let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        else { return .skipped("a place off the map") }
        let others = [fields[2]] + fields[3].split(separator: ",").map(String.init)
        return .place(
            NamedPlace(
                id: id,
                name: name,
                country: String(fields[8].prefix(2)),
                region: String(fields[10].prefix(20)),
                coordinate: coordinate,
                population: min(max(Int64(fields[14]) ?? 0, 0), 1_000_000_000),
                otherNames: Array(others.lazy.compactMap(Self.name).prefix(NamedPlace.mostNames))
            )
        )
    }

    /// Returns one line without control characters; nil for an empty one and for one that is too long.
    private static func name(_ text: String) -> String? {
        text.count <= NamedPlace.longestName ? text.singleLine(longest: NamedPlace.longestName) : nil
    }
}

/// The towns of a file, and counts of the lines left out by reason.
package struct PlaceFileContents: Sendable {
    package private(set) var places: [NamedPlace] = []
    package private(set) var skipped: [String: Int] = [:]
    private var seen: Set<Int64> = []

    /// What a line is.
    enum Item {
        case place(NamedPlace)
        case skipped(String)
    }

    mutating func add(_ item: Item) {
        switch item {
        case .place(let place):
            if self.seen.insert(place.id).inserted {
                self.places.append(place)
            } else {
                self.skip("in the file already")
            }
        case .skipped(let reason): self.skip(reason)
        }
    }

    private mutating func skip(_ reason: String) { self.skipped[reason, default: 0] += 1 }
}

/// Says why a gazetteer can't be read at all, in words for the operator.
package struct PlaceFileProblem: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
