import HealthMath

/// One exercise of the catalogue, or a member's own.
package struct Exercise: Sendable, Codable, Equatable, Identifiable {
    /// "goblet-squat"; a member's own are UUIDs.
    package let id: String
    var name: String
    /// What it is, in a few sentences.
    var about: String
    /// What to mind while doing it, in order.
    var cues: [String]
    var category: ExerciseCategory
    var pattern: MovementPattern
    var muscles: [Muscle]
    var alsoMuscles: [Muscle]
    /// The least one needs.
    var equipment: Equipment
    /// What exactly, in words: "resistance band"; empty for nothing.
    var gear: [String]
    var places: [Place]
    var level: Level
    /// What it takes at each intensity it can be done at: each value lies in its intensity's band.
    var mets: [Pace]
    /// How much it loads a joint: 1 a little, 2 clearly, 3 hard; those not named hardly at all.
    var joints: [String: Int]
    var position: Position
    var traits: [ExerciseTrait]
    /// In which parts of a workout it may stand.
    var parts: [WorkoutPart]
    var measure: Measure
    /// Whether each side is done by itself; sets, reps and seconds are then those of one side.
    var sides: Bool
    /// How long one repetition takes, in seconds; 0 where seconds are counted.
    var secondsPerRep: Double
    /// Whether one chooses a weight for it.
    var weighted: Bool
    /// Exercises that do the same more easily, and harder.
    var easier: [String]
    var harder: [String]

    /// The energy of an exercise at one intensity.
    struct Pace: Sendable, Codable, Equatable {
        let intensity: Intensity
        let met: Double
        /// The Compendium's code of 2011, "02022"; nil where none fits.
        let code: String?
    }

    enum Measure: String, Sendable, Codable { case reps, seconds }

    /// Nil when it can't be done at that intensity.
    func pace(_ intensity: Intensity) -> Pace? { self.mets.first { $0.intensity == intensity } }

    /// The pace most people do it at: moderate where it has one, else the easiest.
    var usualPace: Pace? { self.pace(.moderate) ?? self.mets.min { $0.met < $1.met } }

    /// 0 to 3.
    func load(on area: InjuryArea) -> Int { self.joints[area.rawValue] ?? 0 }
}
