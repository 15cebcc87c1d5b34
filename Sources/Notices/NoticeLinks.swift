import Web

/// The addresses of notices.
package enum NoticeLinks: String, LinkTable {
    package static let name = "notices"

    case reading = "/notices/reading"
    case pushSubscriptions = "/push-subscriptions"
}
