/// How much of a week's training each muscle got.
struct MuscleVolume: Sendable, Equatable {
    let muscle: Muscle
    /// A set counts whole for the muscles an exercise is for, half for those that help.
    let sets: Double
    /// Kilograms times repetitions of the sets it is for.
    let kilograms: Double

    /// From here on a week's sets build most: "10+ sets" (Schoenfeld, Ogborn, Krieger, "Dose-response relationship between
    /// weekly resistance training volume and increases in muscle mass", J Sports Sci 2017; 35: 1073–1082).
    static let plenty = 10.0

    /// The most trained first.
    static func all(_ sets: [DoneSet], catalogue: ExerciseCatalogue) -> [MuscleVolume] {
        var volumes: [Muscle: (sets: Double, kilograms: Double)] = [:]
        for set in sets where set.part == .main {
            guard let exercise = catalogue[set.exercise], exercise.category == .strength else { continue }
            let lifted = (set.kilograms ?? 0) * Double(set.reps ?? 0)
            for muscle in exercise.muscles {
                volumes[muscle, default: (0, 0)].sets += 1
                volumes[muscle, default: (0, 0)].kilograms += lifted
            }
            for muscle in exercise.alsoMuscles { volumes[muscle, default: (0, 0)].sets += 0.5 }
        }
        return volumes.map { MuscleVolume(muscle: $0, sets: $1.sets, kilograms: $1.kilograms) }
            .sorted { ($1.sets, $0.muscle.rawValue) < ($0.sets, $1.muscle.rawValue) }
    }
}
