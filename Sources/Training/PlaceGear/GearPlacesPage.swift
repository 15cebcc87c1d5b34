import Web

/// The page of all places with what is there.
struct GearPlacesPage: PageModel {
    static let template = "gear/places"

    let frame: Frame
    let gearCards: [GearCard]

    init(_ kept: [Place: [Gear]], frame: Frame) {
        self.frame = frame
        self.gearCards = Place.allCases.map { GearCard($0, kept: kept[$0]) }
    }
}
