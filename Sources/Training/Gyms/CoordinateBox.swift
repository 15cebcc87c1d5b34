import Foundation
import Members

/// A range of latitudes and longitudes that contains everything within a radius of its centre.
struct CoordinateBox {
    /// The centre; its longitude may lie beyond 180° when the box crosses the date line.
    let latitude: Double
    let longitude: Double
    let latitudes: ClosedRange<Double>
    let longitudes: ClosedRange<Double>
    /// The length of a degree of longitude here, in degrees of latitude.
    let shrink: Double

    /// Returns one box, or two where the date line cuts it.
    static func around(_ place: Coordinate, metres: Double) -> [CoordinateBox] {
        let here = Self(place, metres: metres, turned: 0)
        // Near a pole one box covers all longitudes.
        if here.longitudes.upperBound - here.longitudes.lowerBound >= 360 { return [here] }
        return [here]
            + [360, -360].map { Self(place, metres: metres, turned: $0) }.filter {
                $0.longitudes.overlaps(Coordinate.longitudes)
            }
    }

    private init(_ place: Coordinate, metres: Double, turned: Double) {
        let degrees = metres / (EarthSurface.radius * .pi / 180)
        // Degrees of longitude shrink towards the poles.
        let shrink = max(cos((abs(place.latitude) + degrees) * .pi / 180), 0.01)
        self.latitude = place.latitude
        self.longitude = place.longitude + turned
        self.latitudes = (place.latitude - degrees)...(place.latitude + degrees)
        self.longitudes = (self.longitude - degrees / shrink)...(self.longitude + degrees / shrink)
        self.shrink = max(cos(place.latitude * .pi / 180), 0.01)
    }
}
