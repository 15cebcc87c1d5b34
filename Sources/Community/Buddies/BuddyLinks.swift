import Members
import Web

/// The addresses of suggestions, requests and buddies.
package enum BuddyLinks: String, LinkTable {
    package static let name = "buddies"

    case all = "/together/buddies"
    case card = "/together/card"
    case requests = "/together/requests"

    /// The next card, under the news that somebody is a buddy now.
    static func met(_ id: Member.ID) -> String { "\(Self.card.path)?met=\(id)" }
    static func passRemoval(_ id: Member.ID) -> String { "\(Self.card.path)/\(id)/removal" }
    static func removal(_ id: Member.ID) -> String { "\(Self.all.path)/\(id)/removal" }
    /// Where the notice of somebody's request leads.
    static func request(of id: Member.ID) -> String { "\(Self.requests.path)?from=\(id)" }
    static func acceptance(of id: Member.ID) -> String { "\(Self.requests.path)/\(id)/acceptance" }
    static func refusal(of id: Member.ID) -> String { "\(Self.requests.path)/\(id)/refusal" }
    static func withdrawal(of id: Member.ID) -> String { "\(Self.requests.path)/\(id)/removal" }
}
