/// Levels of equipment: what an exercise needs, and what a member has.
package enum Equipment: String, Sendable, Codable, CaseIterable, Comparable {
    case none
    /// Things that fit in a bag: a mat, a band, a chair, a rope.
    case minimal
    /// Dumbbells, a kettlebell, a bench, a bar for pull-ups, a bicycle.
    case basic
    /// Barbells, machines, cables.
    case gym

    var label: String {
        switch self {
        case .none: "None"
        case .minimal: "Mat, band or chair"
        case .basic: "Dumbbells and the like"
        case .gym: "A gym's machines"
        }
    }

    package static func < (one: Equipment, other: Equipment) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .none: 0
        case .minimal: 1
        case .basic: 2
        case .gym: 3
        }
    }
}
