import Members
import Web

/// The addresses of suggestions, requests and buddies.
enum BuddyLinks: String, LinkTable {
    static let name = "buddies"

    case all = "/together/buddies"
    case match = "/together/buddies/:id/match"
    case removal = "/together/buddies/:id/removal"
    case restoration = "/together/buddies/:id/restoration"
    case card = "/together/card"
    case passRemoval = "/together/card/:id/removal"
    case requests = "/together/requests"
    case acceptance = "/together/requests/:id/acceptance"
    case refusal = "/together/requests/:id/refusal"
    case withdrawal = "/together/requests/:id/removal"

    /// Returns the address of the card, with the matches since an instant, in milliseconds since 1970 UTC.
    static func card(since: Int64) -> String { "\(Self.card.path)?since=\(since)" }
    /// Returns the address of the page of a new buddy.
    static func match(with id: Member.ID) -> String { Self.match.path("\(id)") }
    static func passRemoval(_ id: Member.ID) -> String { Self.passRemoval.path("\(id)") }
    static func removal(_ id: Member.ID) -> String { Self.removal.path("\(id)") }
    static func restoration(_ id: Member.ID) -> String { Self.restoration.path("\(id)") }
    /// Returns the id of a buddy's part of the list.
    static func line(_ id: Member.ID) -> String { "buddy-\(id)" }
    /// Returns the address of the page to which the notice of a request links.
    static func request(of id: Member.ID) -> String { "\(Self.requests.path)?from=\(id)" }
    static func acceptance(of id: Member.ID) -> String { Self.acceptance.path("\(id)") }
    static func refusal(of id: Member.ID) -> String { Self.refusal.path("\(id)") }
    static func withdrawal(of id: Member.ID) -> String { Self.withdrawal.path("\(id)") }
}

/// Paths that only devices ask.
enum BuddyAPI: String, RoutePath {
    case all = "/buddies"
    case buddy = "/buddies/:id"
    case restoration = "/buddies/:id/restoration"
    case suggestions = "/buddies/suggestions"
    case answer = "/buddies/answers/:id"
    case requests = "/buddies/requests"
    case request = "/buddies/requests/:id"
}
