extension FitnessAim {
    /// Returns what somebody wants of their weight: what the goal that they set asks for, else what they said.
    package static func ofWeight(_ said: FitnessAim?, goal: WeightCourse?) -> FitnessAim? {
        goal.map(FitnessAim.init) ?? said
    }

    /// Returns what somebody trains for: what they said, where training leads there before all else, for that goes with
    /// any weight; else what they want of their weight.
    package static func ofTraining(_ said: FitnessAim?, goal: WeightCourse?) -> FitnessAim? {
        said?.isReachedByTraining == true ? said : Self.ofWeight(said, goal: goal)
    }

    /// Changes below it are those of a day, in kilograms.
    private static let leastChange = 0.5

    private init(_ goal: WeightCourse) {
        let change = goal.targetKilograms - goal.startKilograms
        self = abs(change) < Self.leastChange ? .keepWeight : change < 0 ? .loseWeight : .gainWeight
    }
}
