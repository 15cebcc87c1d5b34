import Web

/// The addresses of a member's data.
package enum DataLinks: String, LinkTable {
    package static let name = "data"

    case export = "/me/data/export"
    case imports = "/me/data/imports"

    static func imported(_ id: String) -> String { "\(Self.imports.path)/\(id)" }
    static func undo(_ id: String) -> String { "\(Self.imported(id))/undo" }
}
