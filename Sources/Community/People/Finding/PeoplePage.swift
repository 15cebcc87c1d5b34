import HTTPTypes
import HealthMath
import Members
import Storage
import Web

/// The page of people, and of places where people train, with a map where the operator has tiles.
struct PeoplePage: PageModel {
    static let template = "people/find"

    let status: HTTPResponse.Status
    let frame: Frame
    let views: [FindingView]
    let isActivities: Bool
    let filter: PeopleFilterView
    let showsWeights: Bool
    let found: [FoundView]
    let happenings: [HappeningView]
    /// Where people train around no gym, folded below the gyms; empty where there are none.
    let areas: [HappeningView]
    let emptyTitle: String
    let emptyWords: String
    let nextPath: String
    let requestsPath: String
    /// The centre of the map; empty without a place.
    let hereLatitude: String
    let hereLongitude: String
    /// Whether places are known by name here.
    let asksPlaceName: Bool
    /// Empty without a map.
    let tiles: String
    let tilesAttribution: String

    /// The people that the page lists.
    enum Content: Sendable {
        case nothing
        case people(PeopleSearch.Results)
        case activities([HappeningView])
    }

    init(
        _ content: Content,
        _ form: PeopleForm,
        _ errors: FormErrors,
        around place: CoarsePlace?,
        gyms: [(id: String, name: String)],
        for member: Member,
        on day: CalendarDay,
        asksPlaceName: Bool,
        tiles: (address: String, attribution: String)?,
        switches: HouseSwitches,
        frame: Frame
    ) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        let isActivities = form.input["show"] == "activities"
        self.isActivities = isActivities
        self.views = FindingView.links(to: isActivities ? .activities : .people, switches)
        self.filter = PeopleFilterView(form, errors, gyms: gyms, units: member.units)
        self.showsWeights = !member.noPressure
        var next: Cursor?
        switch content {
        case .nothing: (self.found, self.happenings, self.areas) = ([], [], [])
        case .people(let answer):
            self.found = answer.people.map { FoundView($0, units: member.units, on: day, hasChat: frame.hasChat) }
            (self.happenings, self.areas) = ([], [])
            next = answer.next
        case .activities(let all):
            self.found = []
            (self.happenings, self.areas) = HappeningView.gymsFirst(all)
        }
        (self.emptyTitle, self.emptyWords) = Self.empty(content, errors, around: place)
        self.nextPath = next.map { form.path(after: $0) } ?? ""
        self.requestsPath = BuddyLinks.requests.path
        self.hereLatitude = place.map { String($0.latitude) } ?? ""
        self.hereLongitude = place.map { String($0.longitude) } ?? ""
        self.asksPlaceName = asksPlaceName || !form.input["place"].isEmpty
        let hasPins = self.found.contains { !$0.pinLatitude.isEmpty } || !self.happenings.isEmpty
        self.tiles = place != nil && hasPins ? tiles?.address ?? "" : ""
        self.tilesAttribution = tiles?.attribution ?? ""
    }

    private static func empty(
        _ content: Content,
        _ errors: FormErrors,
        around place: CoarsePlace?
    ) -> (String, String) {
        switch content {
        case .nothing where !errors.isEmpty: ("", "")
        case .nothing: ("Say where first", "Tell us a place above, and see where people train around it.")
        case .people(let answer) where answer.people.isEmpty && answer.next != nil:
            ("Nobody among these", "Not everybody was looked at yet. Look further below.")
        case .people(let answer) where answer.people.isEmpty:
            ("Nobody like that here yet", place == nil ? "Ask for less." : "Look further around, or ask for less.")
        case .activities(let happenings) where happenings.isEmpty:
            ("Nobody trains there yet", "Nobody around shows where they train. Look further around.")
        default: ("", "")
        }
    }
}

extension PeopleForm {
    /// Returns the address of the next page of the same search.
    fileprivate func path(after cursor: Cursor) -> String {
        let names = Self.fields.keys.sorted().filter { $0 != "after" }
        let parts = names.flatMap { name in
            self.input.all(name).map { "\(name)=\($0.escapedForAddress)" }
        }
        return PeopleLinks.all.path + "?" + (parts + ["after=\(cursor)"]).joined(separator: "&")
    }
}
