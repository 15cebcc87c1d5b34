/// What is at each place, as a device reads it.
struct GearPlacesResponse: Encodable, Sendable {
    let places: [PlaceGearResponse]

    init(_ kept: [Place: [Gear]]) {
        self.places = Place.allCases.map { PlaceGearResponse($0, kept: kept[$0]) }
    }
}

struct PlaceGearResponse: Encodable, Sendable {
    let place: Place
    /// Whether the member told of it.
    let kept: Bool
    /// What workouts with the basics count on there: what was told, or what such a place usually has.
    let gear: [Gear]

    init(_ place: Place, kept: [Gear]?) {
        self.place = place
        self.kept = kept != nil
        self.gear = kept ?? GearCard.usual(at: place)
    }
}
