/// A kind of workout, for a list without a plan.
package enum PlaylistWorkout: String, Sendable, CaseIterable {
    case walking
    case running
    case cycling
    case intervals
    case strength
    case mobility

    /// Warm-up and cool-down take a tenth each, from five to ten minutes where there is time (American College of
    /// Sports Medicine, Guidelines for Exercise Testing and Prescription, 11th edition, 2021: at least 5 to 10
    /// minutes).
    private static let share = 0.1
    private static let warming = 300.0...600
    /// They never take more than this together.
    private static let mostWarming = 0.4

    /// Returns the phases of a workout of so many seconds.
    package func phases(seconds: Double, stepsPerMinute: Double? = nil) -> [PlaylistPhase] {
        guard self != .mobility else { return [PlaylistPhase(name: self.name, kind: .mobility, seconds: seconds)] }
        let ideal = min(max(seconds * Self.share, Self.warming.lowerBound), Self.warming.upperBound)
        let warming = min(ideal, seconds * Self.mostWarming / 2)
        return [
            PlaylistPhase(name: "warm-up", kind: .warmUp, seconds: warming),
            PlaylistPhase(
                name: self.name,
                kind: self == .strength ? .strength : .endurance,
                effort: self.effort,
                seconds: seconds - 2 * warming,
                stepsPerMinute: self == .running || self == .walking ? stepsPerMinute : nil
            ),
            PlaylistPhase(name: "cool-down", kind: .coolDown, seconds: warming),
        ]
    }

    /// As it stands in a sentence.
    private var name: String {
        switch self {
        case .walking: "walk"
        case .running: "run"
        case .cycling: "ride"
        case .intervals: "intervals"
        case .strength: "lifting"
        case .mobility: "mobility"
        }
    }

    private var effort: PlaylistPhase.Effort {
        switch self {
        case .walking, .mobility: .light
        case .cycling: .moderate
        case .running, .strength: .hard
        case .intervals: .allOut
        }
    }
}
