import Members

/// A place on earth as exact as it was told, in degrees (WGS 84): where an event is, or a device that checks in.
///
/// None is stored of members.
struct PrecisePlace: Sendable, Equatable {
    let latitude: Double
    let longitude: Double

    static let latitudes = -90.0...90.0
    static let longitudes = -180.0...180.0

    /// Returns nil outside the ranges of latitude and longitude.
    init?(_ latitude: Double, _ longitude: Double) {
        guard Self.latitudes.contains(latitude), Self.longitudes.contains(longitude) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Returns the distance along the surface in metres.
    func metres(to other: PrecisePlace) -> Double {
        EarthSurface.metres(from: (self.latitude, self.longitude), to: (other.latitude, other.longitude))
    }

    /// Returns the distance from the middle of a cell, in whole kilometres, at least one.
    func roundKilometres(from cell: CoarsePlace) -> Int {
        let metres = EarthSurface.metres(
            from: (cell.latitude, cell.longitude),
            to: (self.latitude, self.longitude)
        )
        return max(1, Int((metres / 1_000).rounded()))
    }
}
