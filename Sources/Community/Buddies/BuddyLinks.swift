import Web

/// The addresses of suggestions, requests and buddies.
package enum BuddyLinks: String, LinkTable {
    package static let name = "buddies"

    case all = "/together/buddies"
    case card = "/together/card"
    case requests = "/together/requests"
}
