import Web

/// The addresses of a member's data.
enum DataLinks: String, LinkTable {
    static let name = "data"

    case export = "/me/data/export"
    case imports = "/me/data/imports"
    case imported = "/me/data/imports/:id"
    case start = "/me/data/imports/:id/start"
    case undo = "/me/data/imports/:id/undo"
    case drop = "/me/data/imports/:id/drop"

    static func imported(_ id: String) -> String { Self.imported.path(id) }
    static func start(_ id: String) -> String { Self.start.path(id) }
    static func undo(_ id: String) -> String { Self.undo.path(id) }
    static func drop(_ id: String) -> String { Self.drop.path(id) }
}

/// Paths that only devices ask.
enum DataAPI: String, RoutePath {
    case export = "/export"
    case imports = "/imports"
    case imported = "/imports/:id"
    case start = "/imports/:id/start"
    case undo = "/imports/:id/undo"
}
