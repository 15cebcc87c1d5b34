import Members

/// Activities that a member can say they like.
package enum LikedActivity: String, Choosable {
    case walking, hiking, running, cycling, swimming, strength, yoga, pilates, dancing, climbing, rowing
    case football, tennis
    case martialArts = "martial-arts"
    case skiing, gardening

    package var label: String {
        switch self {
        case .walking: "Walking"
        case .hiking: "Hiking"
        case .running: "Running"
        case .cycling: "Cycling"
        case .swimming: "Swimming"
        case .strength: "Strength training"
        case .yoga: "Yoga"
        case .pilates: "Pilates"
        case .dancing: "Dancing"
        case .climbing: "Climbing"
        case .rowing: "Rowing"
        case .football: "Football"
        case .tennis: "Tennis"
        case .martialArts: "Martial arts"
        case .skiing: "Skiing"
        case .gardening: "Gardening"
        }
    }
}
