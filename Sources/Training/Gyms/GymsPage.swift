import HTTPTypes
import Members
import Web

/// The page of the nearest gyms as a list, and as a map where the operator has tiles.
struct GymsPage: PageModel {
    static let template = "gyms/list"

    let status: HTTPResponse.Status
    let frame: Frame
    let latitude: FieldView
    let longitude: FieldView
    /// Whether a place is given, so that the fields are folded away.
    let placed: Bool
    let gyms: [GymView]
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
        self.mine = answer.mine.map { gym in view(gym, place.map { $0.metres(to: gym.place) }) }
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
    let gymLatitude: String
    let gymLongitude: String
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
        self.gymDistance = metres.map { units.text(kilometres: $0 / 1_000) } ?? ""
        self.gymLatitude = String(gym.place.latitude)
        self.gymLongitude = String(gym.place.longitude)
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
