import Members

/// A place on earth, in degrees (WGS 84).
package struct Coordinate: Sendable, Equatable {
    package let latitude: Double
    package let longitude: Double

    static let latitudes = -90.0...90.0
    static let longitudes = -180.0...180.0

    /// Returns nil outside the ranges of latitude and longitude.
    package init?(latitude: Double, longitude: Double) {
        guard Self.latitudes.contains(latitude), Self.longitudes.contains(longitude) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Returns the distance along the surface in metres.
    func metres(to other: Coordinate) -> Double {
        EarthSurface.metres(from: (self.latitude, self.longitude), to: (other.latitude, other.longitude))
    }
}
