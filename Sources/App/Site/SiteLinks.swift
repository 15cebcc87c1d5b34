import Web

/// The addresses that belong to no wing; those that every page links to are in `Places`.
enum SiteLinks: String, LinkTable {
    static let name = "site"

    case isAlive = "/healthz"
    case isReady = "/readyz"
    case metrics = "/metrics"
    case favicon = "/favicon.ico"
}

/// The address of any file of any version.
struct AssetPath: RoutePath {
    var path: String { Places.assets.path + "/**" }
}

/// The addresses that only devices request.
enum SiteAPI: String, RoutePath {
    case description = "/openapi.json"
}
