import Web

extension FormInput {
    /// Reads the fields `lat` and `lon` and keeps only their cell; nil when neither was typed.
    func coarsePlace(into errors: inout FormErrors) -> CoarsePlace? {
        let latitude = self.number(
            "lat",
            in: -90...90,
            "Type a latitude from -90 to 90, such as 55.68.",
            into: &errors
        )
        let longitude = self.number(
            "lon",
            in: -180...180,
            "Type a longitude from -180 to 180, such as 12.57.",
            into: &errors
        )
        guard let latitude, let longitude else {
            if latitude != nil, self["lon"].isEmpty { errors.add("lon", "Type the longitude too.") }
            if longitude != nil, self["lat"].isEmpty { errors.add("lat", "Type the latitude too.") }
            return nil
        }
        return CoarsePlace(near: latitude, longitude)
    }
}
