import Web

/// The addresses of a member's own facts.
package enum ProfileLinks: String, LinkTable {
    package static let name = "profile"

    case weight = "/me/weight"
}
