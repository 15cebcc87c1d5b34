import Members
import Web

/// The addresses of groups of rivals.
enum RivalLinks: String, LinkTable {
    static let name = "rivals"

    case all = "/motivation/rivals"
    case new = "/motivation/rivals/new"
    case joining = "/motivation/rivals/joining"
    case group = "/motivation/rivals/:id"
    case cheers = "/motivation/rivals/:id/cheers"
    case cheerRemoval = "/motivation/rivals/:id/cheers/removal"
    case leaving = "/motivation/rivals/:id/leaving"
    case returning = "/motivation/rivals/:id/return"
    case code = "/motivation/rivals/:id/code"
    case keeper = "/motivation/rivals/:id/keeper"
    case removal = "/motivation/rivals/:id/members/:member/removal"
    case restoration = "/motivation/rivals/:id/members/:member/restoration"
    case ending = "/motivation/rivals/:id/ending"
    case resumption = "/motivation/rivals/:id/resumption"

    static func group(_ id: RivalGroup.ID) -> String { Self.group.path(id) }
    /// Returns the line of a group's feed on its page.
    static func line(_ id: RivalGroup.ID, _ line: RivalLine.ID) -> String { "\(Self.group(id))#line-\(line)" }
    static func cheerRemoval(_ id: RivalGroup.ID, _ line: RivalLine.ID) -> String {
        "\(Self.cheerRemoval.path(id))?lineId=\(line)"
    }
    static func joining(_ code: String) -> String { "\(Self.joining.path)?code=\(code)" }
    static func removal(_ id: RivalGroup.ID, _ member: Member.ID) -> String { Self.removal.path(id, String(member)) }
    /// Returns where somebody is taken out whom one doesn't see: their seat says who, and nothing more of them.
    static func removal(_ id: RivalGroup.ID, seat: RivalSeat.Name) -> String { Self.removal.path(id, seat.text) }
    /// `member` is an id or the name of a seat, as it was removed by.
    static func restoration(_ id: RivalGroup.ID, _ member: String) -> String { Self.restoration.path(id, member) }
}

/// Paths that only devices ask.
enum RivalAPI: String, RoutePath {
    case seat = "/motivation/rivals/:id/seat"
    case member = "/motivation/rivals/:id/members/:member"
}
