import Web

/// The addresses of notices.
package enum NoticeLinks: String, LinkTable {
    package static let name = "notices"

    case reading = "/notices/reading"
    case pushSubscriptions = "/push-subscriptions"

    /// Marks it as read and leads on to what it is about.
    static func notice(_ id: String) -> String { "\(Places.notices.path)/\(id)" }
    /// Where mail is stopped without logging in.
    static func unsubscribing(_ token: String) -> String { "\(Places.notices.path)/unsubscribe/\(token)" }
}
