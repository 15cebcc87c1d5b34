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
