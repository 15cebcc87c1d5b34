import Web

/// The addresses of workouts under way; that of one is one of the `Places`.
enum SessionLinks: String, LinkTable {
    static let name = "sessions"

    case events = "/sessions/:id/events"
    case bell = "/sessions/:id/bell"

    static func session(_ id: String) -> String { Places.session(id) }
    static func events(_ id: String) -> String { Self.events.path(id) }
    static func bell(_ id: String) -> String { Self.bell.path(id) }
}

/// Paths that only devices ask.
enum SessionAPI: String, RoutePath {
    case all = "/sessions"
}
