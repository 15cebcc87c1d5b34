import HealthMath

/// One exercise of a workout: how often, how long, how heavy, and why it is there.
package struct WorkoutItem: Sendable, Codable, Equatable {
    let exercise: Exercise.ID
    /// The exercise's name when the workout was made.
    let name: String
    var sets: Int
    /// Repetitions of a set; nil where seconds are counted.
    var reps: Int?
    /// Seconds of a set; nil where repetitions are counted.
    var seconds: Int?
    /// What to lift; nil for nothing, or for the member to find.
    var kilograms: Double?
    /// Rest after each set, in seconds.
    var restSeconds: Int
    /// Empty where it says nothing.
    var reason: String
    let intensity: Intensity
    /// What it takes at that intensity.
    let met: Double
    /// What its rests take; nil where they are part of `met`.
    let restMET: Double?
    /// Whether each side is done by itself.
    let sides: Bool
    let secondsPerRep: Double

    init(
        exercise: Exercise,
        at pace: Exercise.Pace,
        sets: Int,
        reps: Int?,
        seconds: Int?,
        kilograms: Double? = nil,
        restSeconds: Int,
        reason: String
    ) {
        self.exercise = exercise.id
        self.name = exercise.name
        self.sets = sets
        self.reps = reps
        self.seconds = seconds
        self.kilograms = kilograms
        self.restSeconds = restSeconds
        self.reason = reason
        self.intensity = pace.intensity
        self.met = pace.met
        self.restMET = exercise.category == .cardio ? min(Self.strolling, pace.met) : nil
        self.sides = exercise.sides
        self.secondsPerRep = exercise.secondsPerRep
    }

    /// Work of one set, both sides, in seconds.
    var workSeconds: Double {
        (self.seconds.map(Double.init) ?? Double(self.reps ?? 0) * self.secondsPerRep) * (self.sides ? 2 : 1)
    }

    /// All sets with the rest after each, in seconds.
    var totalSeconds: Double { Double(self.sets) * (self.workSeconds + Double(self.restSeconds)) }

    /// "Walking, less than 2.0 mph, level, strolling, very slow": 17151 in the 2011 Compendium.
    ///
    /// Its values for endurance are those of going on without a break, unlike those for lifting. Standing quietly (07040,
    /// 1.3) would say too little: one walks about, and breath and pulse are still on their way down.
    private static let strolling = 2.0

    /// Its energy, in kcal.
    func kilocalories(kilograms: Double) -> Double {
        Double(self.sets) * self.kilocalories(ofSet: self.workSeconds, kilograms: kilograms)
    }

    /// One set of so many seconds of work, and the rest after it, in kcal.
    func kilocalories(ofSet work: Double, kilograms: Double) -> Double {
        MetabolicEquivalent(self.met).kilocalories(kilograms: kilograms, minutes: work / 60)
            + MetabolicEquivalent(self.restMET ?? self.met)
            .kilocalories(kilograms: kilograms, minutes: Double(self.restSeconds) / 60)
    }
}
