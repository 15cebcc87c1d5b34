/// Something a member can't do or would rather avoid.
package enum Limitation: String, Sendable, Hashable, Codable, CaseIterable {
    case floor
    case kneeling
    case jumping
    case overhead
    case balance
    case standing
    case wheelchair
    case oneArm = "one-arm"
    case sight
    case hearing

    package var label: String {
        switch self {
        case .floor: "Getting down to the floor"
        case .kneeling: "Kneeling"
        case .jumping: "Jumping and running"
        case .overhead: "Lifting above the head"
        case .balance: "Keeping my balance"
        case .standing: "Standing for long"
        case .wheelchair: "I use a wheelchair"
        case .oneArm: "I use one arm"
        case .sight: "I see little"
        case .hearing: "I hear little"
        }
    }
}
