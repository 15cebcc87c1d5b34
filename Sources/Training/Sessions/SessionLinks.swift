import Web

/// The addresses of workouts under way; that of one is one of the `Places`.
enum SessionLinks: String, LinkTable {
    static let name = "sessions"

    case events = "/sessions/:id/events"
    case bell = "/sessions/:id/bell"
    case pain = "/sessions/:id/pain"
    case lastingPain = "/sessions/:id/pain/lasting"

    static func session(_ id: String) -> String { Places.session(id) }
    static func events(_ id: String) -> String { Self.events.path(id) }
    static func pain(_ id: String) -> String { Self.pain.path(id) }
    static func lastingPain(_ id: String) -> String { Self.lastingPain.path(id) }
    /// Returns the address of the session that says what became of its exercises.
    static func lookedAgain(_ id: String) -> String { self.session(id) + "?hurts=1" }
    static func bell(_ id: String) -> String { Self.bell.path(id) }
}

/// Paths that only devices ask.
enum SessionAPI: String, RoutePath {
    case all = "/sessions"
}
