/// Why a source gave no answer that can be used; its texts are for the log.
package enum OnlineProblem: Error, Equatable {
    /// As many questions as allowed are under way; there is room again after this.
    case full(Duration)
    /// It failed again and again, so it is left alone for this long.
    case paused(Duration)
    /// It says that we ask too much, or that it can't answer anybody now.
    case turnedAway(Int)
    case slow
    /// An address that may not be asked: no https, or a machine of a private network.
    case forbidden
    case unreachable(String)
    case unreadable(String)

    /// Whether no server was reached: why not is the network's matter, and nobody's who gave the address.
    var isOfTheWay: Bool {
        switch self {
        case .forbidden, .unreachable: true
        case .full, .paused, .turnedAway, .slow, .unreadable: false
        }
    }

    /// When asking again may help, in whole seconds.
    package var retryAfter: Int {
        switch self {
        case .full(let wait), .paused(let wait): max(1, Int(wait.components.seconds) + 1)
        case .turnedAway: 60
        case .slow, .forbidden, .unreachable, .unreadable: 10
        }
    }
}
