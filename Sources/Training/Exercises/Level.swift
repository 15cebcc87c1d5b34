package import HealthMath

/// Whom an exercise is for: advanced members may do all of them.
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
    /// Who never said how long they have trained is taken for a beginner.
    package init(_ experience: Experience?) {
        self = experience == .regular || experience == .seasoned ? .advanced : .beginner
    }
}
