import Foundation
import Synchronization

/// Where the towns of a file lie, read by the first search and kept.
final class TownMap: Sendable {
    struct Town: Sendable {
        let name: String
        let coordinate: Coordinate
        /// How many people live there; 0 where nobody says.
        let population: Int64
    }

    /// The metres within which a town is around a place, and within which it is near.
    static let (around, near) = (3_000.0, 10_000.0)

    private let data: Data
    private let made = Mutex<[Town]?>(nil)

    /// Takes the lines of `towns.tsv`, whose head says what their fields are.
    init(_ data: Data) { self.data = data }

    var all: [Town] {
        self.made.withLock { made in
            if let made { return made }
            let towns = self.data.split(separator: UInt8(ascii: "\n")).compactMap(Self.town)
            made = towns
            return towns
        }
    }

    /// Returns nil for the head of the file.
    private static func town(_ line: Data) -> Town? {
        let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 7, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard fields.count == 8, let latitude = Double(fields[4]), let longitude = Double(fields[5]),
            let coordinate = Coordinate(latitude: latitude, longitude: longitude), let population = Int64(fields[6])
        else { return nil }
        return Town(name: fields[1], coordinate: coordinate, population: population)
    }
}

extension Sequence<TownMap.Town> {
    /// Returns the town after which people call a place: the largest around it, of which others may be a quarter, else the
    /// nearest; nil when none is near.
    func named(at place: Coordinate) -> TownMap.Town? {
        let near = self.map { (town: $0, metres: place.metres(to: $0.coordinate)) }.filter { $0.metres <= TownMap.near }
        let around = near.filter { $0.metres <= TownMap.around }
        let largest = around.max { ($0.town.population, $1.metres) < ($1.town.population, $0.metres) }
        return (largest ?? near.min { $0.metres < $1.metres })?.town
    }
}
