import Web

/// The addresses of what belongs to no wing; those that every page leads to are `Places`.
enum SiteLinks: String, LinkTable {
    static let name = "site"

    case isAlive = "/healthz"
    case isReady = "/readyz"
    case metrics = "/metrics"
    case favicon = "/favicon.ico"
}

/// Every file of every version.
struct AssetPath: RoutePath {
    var path: String { Places.assets.path + "/**" }
}

/// What only devices ask of the house.
enum SiteAPI: String, RoutePath {
    case description = "/openapi.json"
}
