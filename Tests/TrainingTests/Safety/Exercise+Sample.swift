@testable import Training

extension Exercise {
    /// An exercise that nothing is wrong with, but for what a test says of it.
    static func sample(
        joints: [String: Int] = [:],
        traits: [ExerciseTrait] = [],
        position: Position = .standing,
        muscles: [Muscle] = [.biceps],
        pattern: MovementPattern = .isolation
    ) -> Exercise {
        Exercise(
            id: "sample",
            name: "Sample",
            about: "A sample.",
            cues: [],
            category: .strength,
            pattern: pattern,
            muscles: muscles,
            alsoMuscles: [],
            equipment: .none,
            gear: [],
            places: Place.allCases,
            level: .beginner,
            mets: [Pace(intensity: .moderate, met: 3.5, code: nil), Pace(intensity: .vigorous, met: 6, code: nil)],
            joints: joints,
            position: position,
            traits: traits,
            parts: [.main],
            measure: .reps,
            sides: false,
            secondsPerRep: 3,
            weighted: false,
            easier: [],
            harder: []
        )
    }
}
