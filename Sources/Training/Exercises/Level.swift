package import HealthMath

/// The level that an exercise demands, and the level of a member; advanced members may do all exercises.
package enum Level: String, Sendable, Codable, CaseIterable {
    case beginner, advanced

    var label: String {
        switch self {
        case .beginner: "Beginner"
        case .advanced: "Advanced"
        }
    }
}

extension Level {
    /// Finds the level; a member who never said how long they have trained is taken for a beginner.
    package init(_ experience: Experience?) {
        self = experience == .regular || experience == .seasoned ? .advanced : .beginner
    }
}
