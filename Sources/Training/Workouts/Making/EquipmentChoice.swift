/// What a member says in one tap that they have; stable texts, as pages and devices send them.
enum EquipmentChoice: String, CaseIterable {
    case none, minimal
    /// A pair of dumbbells and a chair, and nothing else.
    case dumbbells
    case basic

    /// Returns the choice that a workout was made with.
    init(_ request: WorkoutRequest) {
        switch request.equipment {
        case .none: self = .none
        case .minimal: self = .minimal
        case .basic, .gym: self = request.gear == Self.dumbbells.gear ? .dumbbells : .basic
        }
    }

    /// Returns what is chosen first where the member never trained.
    static func usual(at place: Place) -> Self { place == .gym ? .basic : .none }

    var equipment: Equipment {
        switch self {
        case .none: .none
        case .minimal: .minimal
        case .dumbbells, .basic: .basic
        }
    }

    /// What is there by the choice alone; nil where the place says it.
    var gear: [Gear]? { self == .dumbbells ? [Gear](each: [Gear.dumbbells, .household]) : nil }

    var label: String {
        switch self {
        case .none: "Nothing"
        case .minimal: "A little"
        case .dumbbells: "Dumbbells"
        case .basic: "The basics"
        }
    }

    var hint: String {
        switch self {
        case .none: "Just your body."
        case .minimal: "A chair, a mat, a band, a jump rope."
        case .dumbbells: "A pair of dumbbells, a chair."
        case .basic: "Dumbbells, a bench and all of a little; at a gym its machines too."
        }
    }
}
