import Foundation
import Members

/// A place reduced to the middle of a cell of about a kilometre; nothing finer is stored of where a member trains.
///
/// The same place always gives the same cell, so that asking often reveals nothing more.
package struct CoarsePlace: Sendable, Hashable {
    /// Degrees (WGS 84).
    package let latitude: Double
    package let longitude: Double

    /// The degrees of latitude in a cell: 0.93 km, because a degree has 111.2 km (on a sphere with a radius of 6,371
    /// km).
    private static let step = 1.0 / 120

    /// The complaint about words that name no place.
    static let unknown = "We know no such place. Try a town near by, or the name of a gym or its street."

    /// Returns nil outside the ranges of latitude and longitude.
    package init?(near latitude: Double, _ longitude: Double) {
        guard (-90.0...90).contains(latitude), (-180.0...180).contains(longitude) else { return nil }
        let row = min((latitude / Self.step).rounded(.down), 90 / Self.step - 1)
        self.latitude = (row + 0.5) * Self.step
        // Cells stay as wide as they are high, so that towards the poles they span more degrees.
        let columns = max(1, (360 / Self.step * cos(self.latitude * .pi / 180)).rounded())
        let column = min(((longitude + 180) / 360 * columns).rounded(.down), columns - 1)
        self.longitude = (column + 0.5) / columns * 360 - 180
    }

    /// The number of a square of about 55 km for finding members near by: rows of half a degree, then columns of as
    /// much.
    package var region: Int64 {
        Self.region(row: Int64((self.latitude * 2).rounded(.down)), column: Int64((self.longitude * 2).rounded(.down)))
    }

    /// This region and the eight around it.
    package var regions: [Int64] {
        let row = Int64((self.latitude * 2).rounded(.down))
        let column = Int64((self.longitude * 2).rounded(.down))
        return [row - 1, row, row + 1].flatMap { row in
            [column - 1, column, column + 1].map { Self.region(row: row, column: ($0 + 360 + 720) % 720 - 360) }
        }
    }

    private static func region(row: Int64, column: Int64) -> Int64 { row * 1_000 + column }

    /// Returns the distance along the surface in kilometres.
    package func kilometres(to other: CoarsePlace) -> Double {
        EarthSurface.metres(from: (self.latitude, self.longitude), to: (other.latitude, other.longitude)) / 1_000
    }
}
