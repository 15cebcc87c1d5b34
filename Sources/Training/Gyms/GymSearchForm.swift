import Web

/// The place and the number of gyms asked for; typed, located by the phone, or sent by a device.
struct GymSearchForm: Form {
    static let fields: [String: FieldKind] = [
        "lat": .number, "lon": .number, "place": .text, "limit": .number, "gym": .text,
    ]

    let input: FormInput

    struct Values: Sendable, Equatable {
        /// Nil when neither number was given.
        var place: Coordinate?
        /// The name of a town or a gym, in place of the numbers; empty for none.
        var name = ""
        var limit: Int
    }

    static let limits = 1...50
    private static let usual = 20

    func validate(into errors: inout FormErrors) -> Values? {
        let latitude = self.input.number(
            "lat",
            in: Coordinate.latitudes,
            "Type a latitude from -90 to 90, such as 55.68.",
            into: &errors
        )
        let longitude = self.input.number(
            "lon",
            in: Coordinate.longitudes,
            "Type a longitude from -180 to 180, such as 12.57.",
            into: &errors
        )
        let limit = self.input.whole("limit", in: Self.limits, "Ask for 1 to 50 gyms.", into: &errors)
        let name = self.input.text("place", max: Gym.longest.town, into: &errors)
        guard errors.isEmpty else { return nil }
        guard let latitude, let longitude else {
            if latitude != nil { errors.add("lon", "Type the longitude too.") }
            if longitude != nil { errors.add("lat", "Type the latitude too.") }
            return Values(place: nil, name: name, limit: limit ?? Self.usual)
        }
        return Values(
            place: Coordinate(latitude: latitude, longitude: longitude),
            name: name,
            limit: limit ?? Self.usual
        )
    }

    /// The place in the fields; nil without one.
    var place: Coordinate? {
        var errors = FormErrors()
        return self.validate(into: &errors)?.place
    }

    /// Returns the values; throws a complaint when no place was given.
    func placed() throws -> Values {
        let values = try self.values()
        guard values.place != nil || !values.name.isEmpty else {
            var errors = FormErrors("lat", "Say where: send a latitude.")
            errors.add("lon", "Say where: send a longitude.")
            throw errors
        }
        return values
    }
}
