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

    /// Returns the volumes of all trained muscles, the most trained first.
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
        return volumes.map { MuscleVolume(muscle: $0, sets: $1.sets, kilograms: $1.kilograms) }
            .sorted { ($1.sets, $0.muscle.rawValue) < ($0.sets, $1.muscle.rawValue) }
    }
}
