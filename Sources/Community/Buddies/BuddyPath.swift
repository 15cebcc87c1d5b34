package import Web

/// Addresses of suggestions, requests and buddies.
package enum BuddyPath {
    package static let card = "/together/card"
    package static let buddies = "/together/buddies"
    package static let requests = "/together/requests"
    package static let profile = "/together/profile"

    /// The next card, under the news that somebody is a buddy now.
    package static func met(_ id: Member.ID) -> String { "\(Self.card)?met=\(id)" }
    package static func passRemoval(_ id: Member.ID) -> String { "\(Self.card)/\(id)/removal" }
    package static func removal(_ id: Member.ID) -> String { "\(Self.buddies)/\(id)/removal" }
    /// Where the notice of somebody's request leads.
    package static func request(of id: Member.ID) -> String { "\(Self.requests)?from=\(id)" }
    package static func acceptance(of id: Member.ID) -> String { "\(Self.requests)/\(id)/acceptance" }
    package static func refusal(of id: Member.ID) -> String { "\(Self.requests)/\(id)/refusal" }
    package static func withdrawal(of id: Member.ID) -> String { "\(Self.requests)/\(id)/removal" }
}
