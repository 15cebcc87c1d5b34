import Playlists

/// Says what a member wants a list for.
struct PlaylistOrder: Sendable, Equatable {
    enum Purpose: Sendable, Equatable {
        /// One of the member's workouts; of one under way, what is left of it.
        case workout(String)
        case type(PlaylistWorkout, minutes: Int, steps: Double?)
    }

    /// A UUID that makes it once.
    let id: String
    /// Empty to have it named after what it is for.
    let name: String
    let purpose: Purpose
    let genres: [String]
    let moods: Set<Mood>
    let allowsUnknownTempo: Bool

    /// Minutes of a list by type: two songs to six hours.
    static let minutes = 5...360
    /// How many genres one may choose for a list.
    static let mostGenres = 20
}

extension PlaylistWorkout {
    /// As a choice.
    var label: String {
        switch self {
        case .walking: "Walking"
        case .running: "Running"
        case .cycling: "Cycling"
        case .intervals: "Intervals"
        case .strength: "Lifting"
        case .mobility: "Mobility"
        }
    }
}

extension PlaylistPhase.Kind {
    /// As a heading above songs.
    var label: String {
        switch self {
        case .warmUp: "Warm-up"
        case .endurance: "Endurance"
        case .strength: "Lifting"
        case .mobility: "Mobility"
        case .coolDown: "Cool-down"
        }
    }
}
