/// The parts of a workout, in order; the raw texts are stored and part of the API, so they never change.
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
