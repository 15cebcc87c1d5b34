import Web

/// The addresses of a member's own facts.
enum ProfileLinks: String, LinkTable {
    static let name = "profile"

    case weight = "/me/weight"
}
