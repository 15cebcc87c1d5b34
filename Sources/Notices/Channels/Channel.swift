/// A way to notify a member; the raw texts are stored, so they never change.
package enum Channel: String, Sendable, CaseIterable {
    /// The bell in the app; a notice without it is in the list, too, marked as read.
    case app
    /// Push messages to browsers and phones that the member subscribed.
    case push
    case mail

    var label: String {
        switch self {
        case .app: "App"
        case .push: "Devices"
        case .mail: "Mail"
        }
    }
}
