extension Position {
    /// The traits that every exercise in the position has.
    var traits: [ExerciseTrait] {
        switch self {
        case .standing, .seated, .hanging: []
        case .onTheFloor, .onTheBack, .onTheSide, .onHandsAndFeet: [.floor]
        case .onTheFront: [.floor, .bellyPressure]
        case .onHandsAndKnees, .kneeling: [.floor, .kneeling]
        case .inWater: [.water]
        }
    }
}
