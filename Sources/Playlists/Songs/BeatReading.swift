/// How listeners count a song's beats: most songs can also be felt at half or double.
package enum BeatReading: Sendable, Equatable, CaseIterable {
    case asIs
    case half
    case double

    var factor: Double {
        switch self {
        case .asIs: 1
        case .half: 0.5
        case .double: 2
        }
    }
}
