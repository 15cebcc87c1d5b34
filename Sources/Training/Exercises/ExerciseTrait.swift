/// Properties that make an exercise unsafe for some bodies; the safety rules name them.
enum ExerciseTrait: String, Sendable, Codable, CaseIterable {
    /// Feet leave the ground and land: running, jumping.
    case impact
    /// Arms above the head: with a load, against one's weight, quickly, or to the end of their reach.
    case overhead
    /// Getting down to the floor and up again.
    case floor
    case kneeling
    /// The head is lower than the heart.
    case inverted
    /// A risk of falling: one leg, a narrow stance, unsteady ground.
    case balance
    /// The trunk turns under load or fast.
    case twisting
    /// The spine rounds under load or to its end.
    case bending
    /// The spine arches to its end.
    case arching
    /// Weight so heavy that people hold their breath.
    case straining
    /// One position is held longer than ten seconds under effort.
    case holding
    /// Sudden force: swings, throws, sprints.
    case fast
    /// Hands carry weight or pull hard.
    case gripping
    /// Weight rests on bent wrists.
    case wristWeight = "wrist-weight"
    /// Standing up straight from a deep bend of the knees.
    case deepKnees = "deep-knees"
    /// Needs both arms.
    case twoArms = "two-arms"
    /// A partner, a ball or traffic may strike.
    case collision
    case water
    /// Lying on the belly or pressing on it.
    case bellyPressure = "belly-pressure"
}
