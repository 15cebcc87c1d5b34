/// The position of the body during an exercise.
enum Position: String, Sendable, Codable, CaseIterable {
    case standing
    /// On a chair, bench or machine.
    case seated
    case onTheFloor = "on-the-floor"
    case onTheBack = "on-the-back"
    case onTheFront = "on-the-front"
    case onTheSide = "on-the-side"
    case onHandsAndKnees = "on-hands-and-knees"
    case kneeling
    case onHandsAndFeet = "on-hands-and-feet"
    case hanging
    case inWater = "in-water"
}
