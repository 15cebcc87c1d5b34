/// The share of burned energy that may be eaten in addition.
///
/// It is a half unless a member chooses another: watches and tables tend to overestimate, METs include energy that
/// would be used at rest as well, and an activity level above "mostly sitting" already includes some exercise.
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
