import Web

/// The addresses of notices.
enum NoticeLinks: String, LinkTable {
    static let name = "notices"

    case notice = "/notices/:id"
    case reading = "/notices/reading"
    case unsubscribing = "/notices/unsubscribe/:token"
    case pushSubscriptionRemoval = "/push-subscriptions/:id/removal"
    case pushSubscriptionRestoration = "/push-subscriptions/:id/restoration"

    /// Marks the notice as read and redirects to its page.
    static func notice(_ id: String) -> String { Self.notice.path(id) }
    /// Returns the address of the page that stops mails without logging in.
    static func unsubscribing(_ token: String) -> String { Self.unsubscribing.path(token) }
    /// Returns the path by which a device is told no more.
    static func pushSubscriptionRemoval(_ id: String) -> String { Self.pushSubscriptionRemoval.path(id) }
    /// Returns the path by which it is told again.
    static func pushSubscriptionRestoration(_ id: String) -> String { Self.pushSubscriptionRestoration.path(id) }
}

/// Paths that only devices ask.
enum NoticeAPI: String, RoutePath {
    case reading = "/notices/:id/reading"
    case pushSubscription = "/push-subscriptions/:id"
}
