/// A part of a workout, in order; the raw texts are the API's and are stored.
enum WorkoutPart: String, Sendable, Codable, CaseIterable {
    case warmUp, main, coolDown

    var label: String {
        switch self {
        case .warmUp: "Warm-up"
        case .main: "Exercises"
        case .coolDown: "Cool-down"
        }
    }
}
