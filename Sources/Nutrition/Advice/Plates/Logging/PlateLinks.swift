import Web

/// The addresses of plates in the diary.
enum PlateLinks: String, LinkTable {
    static let name = "plates"

    case plates = "/diary/plates"
    case removal = "/diary/plates/:id/removal"
}

extension PlateLinks {
    /// Removes what a request logged.
    static func removal(_ request: String) -> String { self.removal.path(request) }
}

/// Paths that only devices ask.
enum PlateAPI: String, RoutePath {
    case plates = "/diary/:day/plates"
    case plate = "/diary/plates/:id"
}
