/// The parts of a match score.
///
/// Their points are explained in docs/community.md. Mutual parts are the same from either side.
enum MatchPart: Int, CaseIterable, Sendable {
    case times, distance, goals, styles, traits, wishedStyles, spots, experience, limitations
    case activity, newness

    var most: Double {
        switch self {
        case .times: 25
        case .distance: 20
        case .goals, .styles: 15
        case .traits: 12
        case .wishedStyles, .activity: 10
        case .spots, .newness: 8
        case .experience, .limitations: 5
        }
    }
}
