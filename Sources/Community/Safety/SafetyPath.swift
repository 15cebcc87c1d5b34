import Web

/// Addresses of what keeps members safe from each other.
enum SafetyPath {
    static let blocks = "/together/blocks"
    static let reports = "/together/reports"
    static let suspension = "/me/suspension"

    /// Where somebody is blocked, after saying what that means.
    static func block(_ id: Member.ID) -> String { "\(Self.blocks)/new?about=\(id)" }

    static func unblock(_ id: Member.ID) -> String { "\(Self.blocks)/\(id)/removal" }

    /// Where somebody is reported, with messages of a chat to choose from.
    static func report(_ id: Member.ID, chat: String? = nil) -> String {
        "\(Self.reports)/new?about=\(id)" + (chat.map { "&chat=\($0)" } ?? "")
    }
}
