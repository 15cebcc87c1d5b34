import Members
import Web

/// The addresses of looking after members.
enum ManagementLinks: String, LinkTable {
    static let name = "management"

    case member = "/admin/members/:id"

    static func member(_ id: Member.ID) -> String { Self.member.path("\(id)") }

    /// Returns the address of the list of those whose names begin like this, or in which something of a member's was
    /// found.
    static func found(_ query: String, after id: Member.ID? = nil) -> String {
        let after = id.map { "&after=\($0)" } ?? ""
        return "\(Places.members.path)?q=\(query.escapedForAddress)\(after)"
    }
}

/// The path by which one action about a member is asked for and done.
struct ManagementPath: RoutePath {
    let action: ManagementAction

    var path: String { "\(ManagementLinks.member.path)/\(self.action.rawValue)" }
}

extension ManagementAction {
    /// Returns where the action that takes it back is posted; empty where none can.
    func undo(of id: Member.ID) -> String { self.opposite.map { ManagementPath(action: $0).path("\(id)") } ?? "" }
}
