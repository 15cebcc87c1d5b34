import HTTPTypes
import Members
import Web

/// The page of the nearest gyms as a list, and as a map where the operator has tiles.
struct GymsPage: PageModel {
    static let template = "gyms/list"

    let status: HTTPResponse.Status
    let frame: Frame
    let placeName: FieldView
    let latitude: FieldView
    let longitude: FieldView
    /// Whether a place is given, which can be remembered.
    let placed: Bool
    /// Whether the fields of numbers are open.
    let isNumbered: Bool
    let gyms: [GymView]
    let named: [GymView]
    /// The words that were typed for the place.
    let hereName: String
    let mine: [GymView]
    /// Why there are no gyms; empty when there are.
    let gymsNothing: String
    /// The place that can be remembered; empty without one.
    let hereLatitude: String
    let hereLongitude: String
    let isRemembered: Bool
    let paths: Paths
    /// Empty without a map.
    let tiles: String
    let tilesAttribution: String

    struct Paths: Encodable, Sendable {
        let gymsPath = GymLinks.all.path
        let placePath = GymLinks.place.path
        let forgettingPath = GymLinks.forgetting.path
        let favouritesPath = GymLinks.favourites.path
        let unfavouritesPath = GymLinks.unfavourites.path
        let visitsPath = GymLinks.visits.path
        let unvisitsPath = GymLinks.unvisits.path
    }

    init(_ answer: GymsAround, input: FormInput, errors: FormErrors, units: Units, tiles: MapTiles?, frame: Frame) {
        let place = answer.place
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.placeName = FieldView(value: input["place"], complaints: errors["place"])
        self.hereName = input["place"]
        self.isNumbered = !errors["lat"].isEmpty || !errors["lon"].isEmpty
        self.latitude = FieldView(value: input["lat"], complaints: errors["lat"])
        self.longitude = FieldView(value: input["lon"], complaints: errors["lon"])
        self.placed = place != nil && errors.isEmpty
        func view(_ gym: Gym, _ metres: Double?) -> GymView {
            GymView(
                gym,
                metres: metres,
                units: units,
                isMine: answer.mine.contains { $0.id == gym.id },
                isVisited: answer.visited.contains(gym.id)
            )
        }
        self.gyms = answer.near.map { view($0.gym, $0.metres) }
        self.named = answer.named.map { view($0, nil) }
        self.mine = answer.mine.map { gym in
            view(gym, place.flatMap { here in gym.place.map { here.metres(to: $0) } })
        }
        self.gymsNothing = Self.nothing(answer)
        self.hereLatitude = place.map { String($0.latitude) } ?? ""
        self.hereLongitude = place.map { String($0.longitude) } ?? ""
        self.isRemembered = answer.isRemembered
        self.paths = Paths()
        self.tiles = answer.near.isEmpty ? "" : tiles?.address ?? ""
        self.tilesAttribution = tiles?.attribution ?? ""
    }

    private static func nothing(_ answer: GymsAround) -> String {
        guard answer.near.isEmpty, answer.place != nil else { return "" }
        return answer.hasList
            ? "There is no gym of our list within 300 km of there."
            : "This Spotter has no list of gyms yet. Whoever runs it can read one in."
    }
}

/// A gym as the page shows it.
struct GymView: Encodable, Sendable {
    let gymId: String
    let gymName: String
    let gymDistance: String
    /// Empty where only a town is known: no pin stands on the map then.
    let gymLatitude: String
    let gymLongitude: String
    /// The town, where nothing better is known.
    let gymTown: String
    let gymHours: String
    let gymAddress: String
    let gymPhone: String
    /// The phone number for a `tel:` link: digits only.
    let gymCall: String
    let gymWebsite: String
    let gymMine: Bool
    let gymVisited: Bool

    init(_ gym: Gym, metres: Double?, units: Units, isMine: Bool, isVisited: Bool) {
        self.gymId = gym.id
        self.gymName = gym.name
        let distance = metres.map { units.text(kilometres: $0 / 1_000) } ?? ""
        let isPinned = gym.town == nil && gym.place != nil
        self.gymDistance = gym.town == nil || distance.isEmpty ? distance : "about \(distance)"
        self.gymLatitude = isPinned ? gym.place.map { String($0.latitude) } ?? "" : ""
        self.gymLongitude = isPinned ? gym.place.map { String($0.longitude) } ?? "" : ""
        self.gymTown = gym.town ?? ""
        self.gymHours = gym.hours ?? ""
        self.gymAddress = gym.address ?? ""
        self.gymPhone = gym.phone ?? ""
        self.gymCall =
            (gym.phone ?? "").split(separator: ";").first
            .map { String($0.filter { $0 == "+" || ("0"..."9").contains($0) }) } ?? ""
        self.gymWebsite = gym.website ?? ""
        self.gymMine = isMine
        self.gymVisited = isVisited
    }
}
