/// A stretch of a workout, as music sees it.
package struct PlaylistPhase: Sendable, Equatable {
    package enum Kind: String, Sendable, CaseIterable {
        case warmUp = "warm-up"
        /// Walking, running, cycling and whatever else goes on and on.
        case endurance
        /// Sets with rests between them.
        case strength
        /// Stretching, yoga, mobility.
        case mobility
        case coolDown = "cool-down"
    }

    package enum Effort: Int, Sendable, CaseIterable, Comparable {
        case light
        case moderate
        case hard
        /// Sprints, intervals, all that can be given.
        case allOut

        package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    /// The steps a minute that music follows; others are taken for a slip.
    package static let cadences = 80.0...220

    /// As the member reads it in a sentence: "warm-up", "run".
    package var name: String
    package var kind: Kind
    /// Makes no difference to warm-up, mobility and cool-down.
    package var effort: Effort
    package var seconds: Double
    /// Where the music is to follow them.
    package var stepsPerMinute: Double?

    package init(
        name: String,
        kind: Kind,
        effort: Effort = .moderate,
        seconds: Double,
        stepsPerMinute: Double? = nil
    ) {
        self.name = name
        self.kind = kind
        self.effort = effort
        self.seconds = seconds
        self.stepsPerMinute = stepsPerMinute
    }

    /// The tempos that its songs should have, in beats per minute.
    package var tempos: ClosedRange<Double> { TempoBand(self).tempos }
}
