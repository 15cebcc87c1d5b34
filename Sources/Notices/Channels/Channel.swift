/// A way to reach a member; stable texts: they are stored.
package enum Channel: String, Sendable, CaseIterable {
    /// The bell in the app; a notice without it is in the list too, marked as read.
    case app
    /// The browsers and phones that the member allowed to be told.
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
