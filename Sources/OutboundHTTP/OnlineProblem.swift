/// Why a source gave no usable response; the texts are for the log.
package enum OnlineProblem: Error, Equatable {
    /// Too many requests are under way; there is room after this time.
    case full(Duration)
    /// The source is left alone for this time after repeated failures.
    case paused(Duration)
    /// The source refused with this status, because of too many requests or its own load.
    case turnedAway(Int)
    case slow
    /// The address may not be requested: no https, or a private network.
    case forbidden
    case unreachable(String)
    case unreadable(String)

    /// Whether no server was reached; the reason may reveal the network, so nobody who gave the address learns it.
    var isOfTheWay: Bool {
        switch self {
        case .forbidden, .unreachable: true
        case .full, .paused, .turnedAway, .slow, .unreadable: false
        }
    }

    /// When another request may succeed, in whole seconds.
    package var retryAfter: Int {
        switch self {
        case .full(let wait), .paused(let wait): max(1, Int(wait.components.seconds) + 1)
        case .turnedAway: 60
        case .slow, .forbidden, .unreachable, .unreadable: 10
        }
    }
}
