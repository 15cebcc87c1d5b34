import Members
import Web

/// The addresses of what keeps members safe from each other.
package enum CommunitySafetyLinks: String, LinkTable {
    package static let name = "safety"

    case blocks = "/together/blocks"
    case reports = "/together/reports"
    case suspensions = "/admin/suspensions"

    /// Where somebody is blocked, after saying what that means.
    static func block(_ id: Member.ID) -> String { "\(Self.blocks.path)/new?about=\(id)" }
    static func unblock(_ id: Member.ID) -> String { "\(Self.blocks.path)/\(id)/removal" }

    /// Where somebody is reported, with messages of a chat to choose from.
    static func report(_ id: Member.ID, chat: String? = nil) -> String {
        "\(Self.reports.path)/new?about=\(id)" + (chat.map { "&chat=\($0)" } ?? "")
    }

    /// Where administrators decide about a report.
    static func queued(_ report: Int64) -> String { "\(Places.reports.path)/\(report)" }
    static func decision(_ decision: Decision, _ report: Int64) -> String {
        "\(Self.queued(report))/\(decision.rawValue)"
    }
    static func restoration(_ id: Member.ID) -> String { "\(Self.suspensions.path)/\(id)/removal" }
}
