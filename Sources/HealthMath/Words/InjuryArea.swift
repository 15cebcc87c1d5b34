/// A part of the body where something hurts.
package enum InjuryArea: String, Sendable, Hashable, Codable, CaseIterable {
    case neck
    case shoulder
    case elbow
    case wrist
    case upperBack = "upper-back"
    case lowerBack = "lower-back"
    case hip
    case knee
    case ankle
    case foot

    package var label: String {
        switch self {
        case .neck: "Neck"
        case .shoulder: "Shoulder"
        case .elbow: "Elbow"
        case .wrist: "Wrist or hand"
        case .upperBack: "Upper back"
        case .lowerBack: "Lower back"
        case .hip: "Hip"
        case .knee: "Knee"
        case .ankle: "Ankle"
        case .foot: "Foot"
        }
    }
}
