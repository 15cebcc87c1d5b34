import Web

/// The addresses of guidelines and of one's own profile.
package enum TogetherLinks: String, LinkTable {
    package static let name = "together"

    case guidelines = "/together/guidelines"
    case profile = "/together/profile"
    case part = "/together/profile/parts/:part"
    case removal = "/together/profile/removal"
    case restoration = "/together/profile/restoration"
    case photo = "/together/profile/photo"
    case firstPhoto = "/together/first-picture"
    case photoRemoval = "/together/profile/photo/removal"
    case photoRestoration = "/together/profile/photo/restoration"

    /// The chapter about meeting others.
    static let help = Places.help("together")
}

/// Paths that only devices ask.
enum TogetherAPI: String, RoutePath {
    case guidelines = "/guidelines"
    case profile = "/buddy-profile"
    case photo = "/buddy-profile/photo"
}
