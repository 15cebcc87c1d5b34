/// How much of what was burned may be eaten again.
///
/// A half unless a member says otherwise: watches and tables tend to say too much, METs count what would have been
/// burned at rest as well, and an activity level above "mostly sitting" has some exercise in it already.
enum Credit: String, CaseIterable, Sendable {
    case all, half, none

    static let usual = Credit.half

    var share: Double {
        switch self {
        case .all: 1
        case .half: 0.5
        case .none: 0
        }
    }
}
