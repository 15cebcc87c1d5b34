import Members
import Web

/// A place where people train, for the list and the map.
struct HappeningView: Encodable, Sendable {
    let happeningName: String
    /// "3 people train here, mostly Tuesday evenings".
    let happeningWords: String
    let happeningDistance: String
    /// The page of the gym, or the list of the people who train around there.
    let happeningPath: String
    /// Whether it is a gym, and no area around which people train.
    let isGym: Bool
    let pinLatitude: String
    let pinLongitude: String

    init(_ gathered: Happenings.Gathered, from place: CoarsePlace, units: Units) {
        let happening = gathered.happening
        self.happeningName = happening.name
        let people = gathered.people == 1 ? "1 person trains here" : "\(gathered.people) people train here"
        self.happeningWords = people + (gathered.usually.map { ", mostly \($0.words)" } ?? "")
        let cell = CoarsePlace(near: happening.latitude, happening.longitude)
        self.happeningDistance = cell.map { "About " + units.whole(kilometres: place.roundKilometres(to: $0)) } ?? ""
        self.happeningPath =
            happening.gym.map(PresenceLinks.place) ?? cell.map(PeopleLinks.people(around:)) ?? PeopleLinks.all.path
        self.isGym = happening.gym != nil
        self.pinLatitude = String(happening.latitude)
        self.pinLongitude = String(happening.longitude)
    }

    /// Returns the gyms, and apart from them the areas; without a gym all are shown at once.
    static func gymsFirst(_ all: [Self]) -> (shown: [Self], folded: [Self]) {
        let gyms = all.filter(\.isGym)
        return gyms.isEmpty ? (all, []) : (gyms, all.filter { !$0.isGym })
    }
}
