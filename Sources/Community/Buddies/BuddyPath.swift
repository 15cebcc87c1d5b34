import Web

/// Addresses of suggestions, requests and buddies.
enum BuddyPath {
    static let card = "/together/card"
    static let buddies = "/together/buddies"
    static let requests = "/together/requests"
    static let profile = "/together/profile"

    /// The next card, under the news that somebody is a buddy now.
    static func met(_ id: Member.ID) -> String { "\(Self.card)?met=\(id)" }
    static func passRemoval(_ id: Member.ID) -> String { "\(Self.card)/\(id)/removal" }
    static func removal(_ id: Member.ID) -> String { "\(Self.buddies)/\(id)/removal" }
    /// Where the notice of somebody's request leads.
    static func request(of id: Member.ID) -> String { "\(Self.requests)?from=\(id)" }
    static func acceptance(of id: Member.ID) -> String { "\(Self.requests)/\(id)/acceptance" }
    static func refusal(of id: Member.ID) -> String { "\(Self.requests)/\(id)/refusal" }
    static func withdrawal(of id: Member.ID) -> String { "\(Self.requests)/\(id)/removal" }
}
