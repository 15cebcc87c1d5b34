@testable import Training

/// Exercises for tests, each field said only where it matters.
enum Sample {
    static func exercise(
        _ id: String,
        plain: String = "",
        category: ExerciseCategory = .strength,
        pattern: MovementPattern = .squat,
        alsoCalled: [String] = [],
        muscles: [Muscle] = [.quadriceps],
        equipment: Equipment = .none,
        places: [Place] = Place.allCases,
        level: Level = .beginner,
        joints: [String: Int] = [:],
        position: Position = .standing,
        traits: [ExerciseTrait] = [],
        easier: [String] = [],
        harder: [String] = []
    ) -> Exercise {
        Exercise(
            id: id,
            name: id.prefix(1).uppercased() + id.dropFirst().replacing("-", with: " "),
            plain: plain,
            alsoCalled: alsoCalled,
            about: "Done so and so.",
            cues: ["Begin.", "Go on.", "End."],
            category: category,
            pattern: pattern,
            muscles: muscles,
            alsoMuscles: [],
            equipment: equipment,
            gear: [],
            places: places,
            level: level,
            mets: [.init(intensity: .moderate, met: 3.8, code: "02022")],
            joints: joints,
            position: position,
            traits: traits,
            parts: [.main],
            measure: .reps,
            sides: false,
            secondsPerRep: 3,
            weighted: false,
            easier: easier,
            harder: harder
        )
    }
}
