/// Groups of muscles, by the names that people use in training.
enum Muscle: String, Sendable, Codable, CaseIterable {
    case chest, shoulders, triceps, biceps, forearms
    case upperBack = "upper-back"
    case lats
    case lowerBack = "lower-back"
    case core, obliques
    case glutes, quadriceps, hamstrings, calves
    case hipFlexors = "hip-flexors"
    case innerThighs = "inner-thighs"
    case outerHips = "outer-hips"
    case neck, shins
    case heart

    var label: String {
        switch self {
        case .chest: "Chest"
        case .shoulders: "Shoulders"
        case .triceps: "Triceps"
        case .biceps: "Biceps"
        case .forearms: "Forearms"
        case .upperBack: "Upper back"
        case .lats: "Lats"
        case .lowerBack: "Lower back"
        case .core: "Belly"
        case .obliques: "Side of the belly"
        case .glutes: "Glutes"
        case .quadriceps: "Front of the thigh"
        case .hamstrings: "Back of the thigh"
        case .calves: "Calves"
        case .hipFlexors: "Hip flexors"
        case .innerThighs: "Inner thighs"
        case .outerHips: "Outer hips"
        case .neck: "Neck"
        case .shins: "Shins"
        case .heart: "Heart and lungs"
        }
    }
}
