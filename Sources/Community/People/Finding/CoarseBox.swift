import Foundation
import Storage

/// The cells within a distance of a cell.
struct CoarseBox {
    let place: CoarsePlace
    let latitudes: ClosedRange<Double>
    /// One range, or two where the date line cuts it.
    let longitudes: [ClosedRange<Double>]

    /// The kilometres of a degree of latitude, on a sphere with a radius of 6,371 km.
    static let kilometresPerDegree = 111.2

    init(_ place: CoarsePlace, kilometres: Double) {
        let degrees = kilometres / Self.kilometresPerDegree
        self.place = place
        self.latitudes = (place.latitude - degrees)...(place.latitude + degrees)
        // Degrees of longitude shrink towards the poles.
        let width = degrees / max(cos(min(abs(place.latitude) + degrees, 89.9) * .pi / 180), 0.001)
        let (west, east) = (place.longitude - width, place.longitude + width)
        if width >= 180 {
            self.longitudes = [-180...180]
        } else if west < -180 {
            self.longitudes = [-180...east, (west + 360)...180]
        } else if east > 180 {
            self.longitudes = [west...180, -180...(east - 360)]
        } else {
            self.longitudes = [west...east]
        }
    }

    /// The SQL condition that a profile's cell lies in the box.
    var holds: SQL {
        let stretches = self.longitudes.map { "longitude BETWEEN \($0.lowerBound) AND \($0.upperBound)" as SQL }
        let within: SQL = stretches.count == 2 ? "(\(stretches[0]) OR \(stretches[1]))" : stretches[0]
        return "latitude BETWEEN \(self.latitudes.lowerBound) AND \(self.latitudes.upperBound) AND \(within)"
    }

    /// The length of a degree of longitude here, in degrees of latitude.
    var shrink: Double { max(cos(self.place.latitude * .pi / 180), 0.001) }
}
