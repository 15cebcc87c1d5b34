/// A way to reach a member; stable texts: they are stored.
package enum Channel: String, Sendable, CaseIterable {
    /// The bell in the app; what comes without it is in the list all the same, as read.
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
