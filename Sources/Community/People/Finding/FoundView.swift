import HealthMath
import Members
import Web

/// A member who was found, for the list and the map.
struct FoundView: Encodable, Sendable {
    let person: PersonView
    /// The middle of their cell; empty without a place.
    let pinLatitude: String
    let pinLongitude: String
    let foundIsBuddy: Bool
    /// Whether they can be asked to become a buddy.
    let foundAskable: Bool
    /// The text in place of asking: "You asked"; empty for nothing.
    let foundStanding: String
    /// The link to the chat or to the request; empty for none.
    let foundPath: String
    let foundPathName: String

    init(_ found: PeopleSearch.Found, units: Units, on day: CalendarDay, hasChat: Bool) {
        var view = PersonView(found.person, photo: found.photoVersion, on: day)
        let away = found.kilometres.map { MatchWords.away(Double($0), units) }
        view.personNote =
            ([away].compactMap(\.self) + found.profile.styles.prefix(2).map(\.label)).joined(separator: " \u{B7} ")
        self.person = view
        self.pinLatitude = found.profile.place.map { String($0.latitude) } ?? ""
        self.pinLongitude = found.profile.place.map { String($0.longitude) } ?? ""
        self.foundIsBuddy = if case .buddy = found.standing { true } else { false }
        self.foundAskable = found.standing == .stranger
        (self.foundStanding, self.foundPath, self.foundPathName) =
            switch found.standing {
            case .stranger: ("", "", "")
            case .asked: ("You asked", "", "")
            case .asks: ("Asks you", BuddyLinks.requests.path, "Answer")
            case .buddy(let chat) where hasChat: ("Your buddy", ChatLinks.chat(chat), "Message")
            case .buddy: ("Your buddy", "", "")
            }
    }
}

extension Units {
    /// Returns text such as "2 km", "1 mi": at least one.
    func whole(kilometres: Int) -> String {
        let amount = max(1, self.distance.unit.amount(kilometres: Double(kilometres)).rounded())
        return "\(Numerals.text(amount)) \(self.distance.rawValue)"
    }
}
