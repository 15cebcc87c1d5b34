import Web

/// Why a member can begin no mission of a kind, and the page on which they change that.
enum MissionObstacle: Sendable, Equatable {
    /// A mission of weight is numbers all over.
    case noPressure
    /// Without height and weight nobody can tell what is safe.
    case noBody

    var words: String {
        switch self {
        case .noPressure:
            "Without pressure there are no missions of weight. Choose another, or change it in your settings."
        case .noBody: "Say your height and weight in your profile first: they tell what is safe."
        }
    }

    var path: String {
        switch self {
        case .noPressure: Places.noPressure.path
        case .noBody: Places.body.path
        }
    }

    /// The words of the link.
    var way: String {
        switch self {
        case .noPressure: "See the setting"
        case .noBody: "Say your height and weight"
        }
    }
}
