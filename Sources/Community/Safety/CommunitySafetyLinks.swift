import Members
import Web

/// The addresses of blocking and reporting.
enum CommunitySafetyLinks: String, LinkTable {
    static let name = "safety"

    case blocks = "/together/blocks"
    case newBlock = "/together/blocks/new"
    case unblock = "/together/blocks/:id/removal"
    /// Undoes a block.
    case undoing = "/together/blocks/:id/undoing"
    case reblock = "/together/blocks/:id/restoration"
    case reports = "/together/reports"
    case newReport = "/together/reports/new"
    case queued = "/admin/reports/:id"
    /// Undoes a decision.
    case reopening = "/admin/reports/:id/reopening"
    case restoration = "/admin/suspensions/:id/removal"

    /// Returns the address of the page for blocking a member.
    static func block(_ id: Member.ID) -> String { "\(Self.newBlock.path)?about=\(id)" }
    static func undoing(_ id: Member.ID) -> String { Self.undoing.path("\(id)") }
    static func reblock(_ id: Member.ID) -> String { Self.reblock.path("\(id)") }
    static func unblock(_ id: Member.ID) -> String { Self.unblock.path("\(id)") }

    /// Returns the address of the page for reporting a member, with messages of a chat to choose from.
    static func report(_ id: Member.ID, chat: String? = nil) -> String {
        "\(Self.newReport.path)?about=\(id)" + (chat.map { "&chat=\($0)" } ?? "")
    }

    /// Returns the address of the page on which administrators decide about a report.
    static func queued(_ report: Int64) -> String { Self.queued.path("\(report)") }
    static func reopening(_ report: Int64) -> String { Self.reopening.path("\(report)") }
    static func decision(_ decision: Decision, _ report: Int64) -> String {
        DecisionPath(decision: decision).path("\(report)")
    }
    static func restoration(_ id: Member.ID) -> String { Self.restoration.path("\(id)") }
}

/// The path by which one decision about a report is made.
struct DecisionPath: RoutePath {
    let decision: Decision

    var path: String { "\(CommunitySafetyLinks.queued.path)/\(self.decision.rawValue)" }
}

/// Paths that only devices ask.
enum CommunitySafetyAPI: String, RoutePath {
    case block = "/blocks/:id"
    case reports = "/reports"
}
