/// What a session is, where a goal and a place have several; the raw texts are the form's, the API's, the builds' and stored.
enum WorkoutKind: String, Sendable, Codable, CaseIterable {
    case run, intervals, hills, walk, ride, circuit, machines

    var label: String {
        switch self {
        case .run: "Run"
        case .intervals: "Intervals"
        case .hills: "Hills"
        case .walk: "Walk"
        case .ride: "Ride"
        // All sets of one thing come before the next, so that nobody looks for stations.
        case .circuit: "Strength and cardio"
        case .machines: "Cardio machines"
        }
    }
}
