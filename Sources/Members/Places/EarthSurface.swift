import Foundation

/// Distances along the surface of the earth, taken as a sphere.
package enum EarthSurface {
    /// The mean radius of the earth in metres (Moritz, "Geodetic Reference System 1980", Journal of Geodesy 74, 2000).
    package static let radius = 6_371_008.8

    /// Returns the metres between two places in degrees (WGS 84), by the haversine formula (Sinnott, "Virtues of the
    /// Haversine", Sky and Telescope 68, 1984); off by at most half a percent, because the earth is not a perfect
    /// sphere.
    package static func metres(
        from one: (latitude: Double, longitude: Double),
        to other: (latitude: Double, longitude: Double)
    ) -> Double {
        let radians = Double.pi / 180
        let latitudes = (other.latitude - one.latitude) * radians
        let longitudes = (other.longitude - one.longitude) * radians
        let haversine =
            pow(sin(latitudes / 2), 2)
            + cos(one.latitude * radians) * cos(other.latitude * radians) * pow(sin(longitudes / 2), 2)
        return 2 * Self.radius * asin(min(1, haversine.squareRoot()))
    }
}
