package import HealthMath

/// One exercise of the catalogue, or a member's own.
package struct Exercise: Sendable, Codable, Equatable, Identifiable {
    /// "goblet-squat"; a member's own are UUIDs.
    package let id: String
    package var name: String
    /// What it is, in a few sentences.
    package var about: String
    /// What to mind while doing it, in order.
    package var cues: [String]
    package var category: ExerciseCategory
    package var pattern: MovementPattern
    package var muscles: [Muscle]
    package var alsoMuscles: [Muscle]
    /// The least one needs.
    package var equipment: Equipment
    /// What exactly, in words: "resistance band"; empty for nothing.
    package var gear: [String]
    package var places: [Place]
    package var level: Level
    /// What it takes at each intensity it can be done at: each value lies in its intensity's band.
    package var mets: [Pace]
    /// How much it loads a joint: 1 a little, 2 clearly, 3 hard; those not named hardly at all.
    package var joints: [String: Int]
    package var position: Position
    package var traits: [ExerciseTrait]
    /// In which parts of a workout it may stand.
    package var parts: [WorkoutPart]
    package var measure: Measure
    /// Whether each side is done by itself; sets, reps and seconds are then those of one side.
    package var sides: Bool
    /// How long one repetition takes, in seconds; 0 where seconds are counted.
    package var secondsPerRep: Double
    /// Whether one chooses a weight for it.
    package var weighted: Bool
    /// Exercises that do the same more easily, and harder.
    package var easier: [String]
    package var harder: [String]

    /// The energy of an exercise at one intensity.
    package struct Pace: Sendable, Codable, Equatable {
        package let intensity: Intensity
        package let met: Double
        /// The Compendium's code of 2011, "02022"; nil where none fits.
        package let code: String?

        package init(intensity: Intensity, met: Double, code: String?) {
            self.intensity = intensity
            self.met = met
            self.code = code
        }
    }

    package enum Measure: String, Sendable, Codable { case reps, seconds }

    /// Nil when it can't be done at that intensity.
    package func pace(_ intensity: Intensity) -> Pace? { self.mets.first { $0.intensity == intensity } }

    /// The pace most people do it at: moderate where it has one, else the easiest.
    package var usualPace: Pace? { self.pace(.moderate) ?? self.mets.min { $0.met < $1.met } }

    /// 0 to 3.
    package func load(on area: InjuryArea) -> Int { self.joints[area.rawValue] ?? 0 }
}
