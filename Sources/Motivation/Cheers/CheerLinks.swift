import Web

/// The addresses of what buddies earned, and of cheers for it.
enum CheerLinks: String, LinkTable {
    static let name = "cheers"

    case buddies = "/motivation/buddies"
    case cheers = "/motivation/cheers"
    case sharing = "/motivation/sharing"
}
