import Foundation

/// A place on earth, in degrees (WGS 84).
package struct Coordinate: Sendable, Equatable {
    package let latitude: Double
    package let longitude: Double

    static let latitudes = -90.0...90.0
    static let longitudes = -180.0...180.0

    /// Nil outside the ranges of latitude and longitude.
    package init?(latitude: Double, longitude: Double) {
        guard Self.latitudes.contains(latitude), Self.longitudes.contains(longitude) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The mean radius of the earth in metres (Moritz, "Geodetic Reference System 1980", Journal of Geodesy 74, 2000).
    static let earthRadius = 6_371_008.8

    /// The distance along the surface in metres, by the haversine formula (Sinnott, "Virtues of the Haversine", Sky and
    /// Telescope 68, 1984); off by at most half a percent, because the earth is not a perfect sphere.
    func metres(to other: Coordinate) -> Double {
        let radians = Double.pi / 180
        let latitudes = (other.latitude - self.latitude) * radians
        let longitudes = (other.longitude - self.longitude) * radians
        let haversine =
            pow(sin(latitudes / 2), 2)
            + cos(self.latitude * radians) * cos(other.latitude * radians) * pow(sin(longitudes / 2), 2)
        return 2 * Self.earthRadius * asin(min(1, haversine.squareRoot()))
    }
}
