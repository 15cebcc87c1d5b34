/// The training volume of a muscle in a week.
struct MuscleVolume: Sendable, Equatable {
    let muscle: Muscle
    /// Sets of exercises for the muscle count fully, sets of those in which it helps count half.
    let sets: Double
    /// Kilograms times repetitions, of sets of exercises for the muscle.
    let kilograms: Double

    /// The sets a week from which on muscle grows most: "10+ sets" (Schoenfeld, Ogborn, Krieger, "Dose-response
    /// relationship between weekly resistance training volume and increases in muscle mass", J Sports Sci 2017; 35:
    /// 1073–1082).
    static let plenty = 10.0

    /// The muscles that a week of strength training reaches, each for itself: the major groups (Garber et al., ACSM, Med Sci
    /// Sports Exerc 2011; 43: 1334–1359) by the names that people train them by.
    static let major: [Muscle] = [
        .chest, .shoulders, .triceps, .biceps, .upperBack, .lats, .lowerBack, .core, .glutes, .quadriceps, .hamstrings,
        .calves,
    ]

    /// Returns the volumes of all trained muscles, the most trained first, and of the major ones that had none; empty where
    /// nothing was trained.
    static func all(_ sets: [DoneSet], catalogue: ExerciseCatalogue) -> [MuscleVolume] {
        var volumes: [Muscle: (sets: Double, kilograms: Double)] = [:]
        for set in sets where set.isWorking {
            guard let exercise = catalogue[set.exercise], exercise.category == .strength else { continue }
            for muscle in exercise.muscles {
                volumes[muscle, default: (0, 0)].sets += 1
                volumes[muscle, default: (0, 0)].kilograms += set.volume
            }
            for muscle in exercise.alsoMuscles { volumes[muscle, default: (0, 0)].sets += 0.5 }
        }
        guard !volumes.isEmpty else { return [] }
        for muscle in self.major where volumes[muscle] == nil { volumes[muscle] = (0, 0) }
        return volumes.map { MuscleVolume(muscle: $0, sets: $1.sets, kilograms: $1.kilograms) }
            .sorted { ($1.sets, $0.muscle.rawValue) < ($0.sets, $1.muscle.rawValue) }
    }
}
