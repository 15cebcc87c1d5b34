extension ExerciseTrait {
    /// The label of a tick box; a reason writes it in lower case: "it brings jumping or running".
    var label: String {
        switch self {
        case .impact: "Jumping or running"
        case .overhead: "Arms above the head"
        case .floor: "Getting down to the floor"
        case .kneeling: "Kneeling"
        case .inverted: "The head lower than the heart"
        case .balance: "A risk of losing your balance"
        case .twisting: "Turning the trunk with force"
        case .bending: "Rounding the back"
        case .arching: "Arching the back far"
        case .straining: "Weight so heavy that you hold your breath"
        case .holding: "Holding still under effort"
        case .fast: "Sudden force"
        case .gripping: "Weight or a hard pull in the hands"
        case .wristWeight: "Weight on bent wrists"
        case .deepKnees: "Deep bends of the knees"
        case .twoArms: "The need of both arms"
        case .collision: "A partner, ball or traffic that may strike you"
        case .water: "Being in water"
        case .bellyPressure: "Pressure on the belly"
        }
    }
}
