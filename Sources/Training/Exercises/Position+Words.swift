extension Position {
    var label: String {
        switch self {
        case .standing: "Standing"
        case .seated: "Sitting"
        case .onTheFloor: "On the floor"
        case .onTheBack: "Lying on your back"
        case .onTheFront: "Lying on your belly"
        case .onTheSide: "Lying on your side"
        case .onHandsAndKnees: "On hands and knees"
        case .kneeling: "Kneeling"
        case .onHandsAndFeet: "On hands and feet"
        case .hanging: "Hanging"
        case .inWater: "In water"
        }
    }
}
