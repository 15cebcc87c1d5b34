import Foundation
import Storage

/// The cells within so many kilometres of one.
struct CoarseBox {
    let place: CoarsePlace
    let latitudes: ClosedRange<Double>
    /// One stretch, or two where the date line cuts it.
    let longitudes: [ClosedRange<Double>]

    /// A degree of latitude in kilometres, on a ball of 6 371 km.
    static let kilometresPerDegree = 111.2

    init(_ place: CoarsePlace, kilometres: Double) {
        let degrees = kilometres / Self.kilometresPerDegree
        self.place = place
        self.latitudes = (place.latitude - degrees)...(place.latitude + degrees)
        // Towards the poles all longitudes come together.
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

    /// Whether a profile's cell lies in it.
    var holds: SQL {
        let stretches = self.longitudes.map { "longitude BETWEEN \($0.lowerBound) AND \($0.upperBound)" as SQL }
        let within: SQL = stretches.count == 2 ? "(\(stretches[0]) OR \(stretches[1]))" : stretches[0]
        return "latitude BETWEEN \(self.latitudes.lowerBound) AND \(self.latitudes.upperBound) AND \(within)"
    }

    /// How much shorter a degree of longitude is than one of latitude here.
    var shrink: Double { max(cos(self.place.latitude * .pi / 180), 0.001) }
}
