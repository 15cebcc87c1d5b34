import HealthMath

/// One exercise of a workout: dose, weight, and why it is there.
package struct WorkoutItem: Sendable, Codable, Equatable {
    let exercise: Exercise.ID
    /// The exercise's name when the workout was made.
    let name: String
    /// The exercise whose figure it had when the workout was made; nil where that is its own.
    let like: Exercise.ID?
    var sets: Int
    /// Repetitions of a set; nil where seconds are counted.
    var reps: Int?
    /// The repetitions from which progress goes up to `reps`, before the weight grows; nil where that is `reps`.
    var fromReps: Int?
    /// Seconds of a set; nil where repetitions are counted.
    var seconds: Int?
    /// The weight to lift; nil without one, or when the member is to find it.
    var kilograms: Double?
    /// Rest after each set, in seconds; within a superset the way to the next exercise.
    var restSeconds: Int
    /// Empty without a reason.
    var reason: String
    /// The slot of the workout's build that it fills, "Main lift for the legs"; nil beside a build.
    var slot: String?
    /// Nil for an exercise like others.
    var role: Role?
    /// Repetitions that one could still do at the end of a set; nil where effort isn't said.
    ///
    /// Zourdos, Klemp, Dolan et al., "Novel resistance training-specific rating of perceived exertion scale measuring
    /// repetitions in reserve", J Strength Cond Res 2016; 30: 267–275.
    var reserve: Int?
    /// The number of the superset in which it is done in turn with its neighbours; nil where it stands alone.
    var superset: Int?
    /// What it was swapped for, alone in its list, so that the swap can be undone; nil where it was there from the beginning.
    var replaced: [WorkoutItem]?
    let intensity: Intensity
    /// The exercise's MET at that intensity.
    let met: Double
    /// The MET of its rests; nil where they are part of `met`.
    let restMET: Double?
    /// Whether each side is trained separately.
    let sides: Bool
    let secondsPerRep: Double

    /// What an item is beside an exercise like others.
    package enum Role: String, Sendable, Codable {
        /// The first sets of a lift that the main part holds, with less weight.
        case rampUp = "ramp-up"
    }

    init(
        exercise: Exercise,
        at pace: Exercise.Pace,
        sets: Int,
        reps: Int?,
        seconds: Int?,
        kilograms: Double? = nil,
        restSeconds: Int,
        reason: String,
        slot: String? = nil,
        role: Role? = nil,
        reserve: Int? = nil,
        superset: Int? = nil
    ) {
        self.exercise = exercise.id
        self.name = exercise.name
        self.like = exercise.like
        self.sets = sets
        self.reps = reps
        self.seconds = seconds
        self.kilograms = kilograms
        self.restSeconds = restSeconds
        self.reason = reason
        self.slot = slot
        self.role = role
        self.reserve = reserve
        self.superset = superset
        self.intensity = pace.intensity
        self.met = pace.met
        self.restMET = exercise.category == .cardio ? Self.restMET(at: pace) : nil
        self.sides = exercise.sides
        self.secondsPerRep = exercise.secondsPerRep
    }

    /// The repetitions that progress is counted from.
    var baseReps: Int? { self.reps.map { min($0, self.fromReps ?? $0) } }

    /// The work of one set, both sides, in seconds.
    var workSeconds: Double {
        (self.seconds.map(Double.init) ?? Double(self.reps ?? 0) * self.secondsPerRep) * (self.sides ? 2 : 1)
    }

    /// All sets with their rests, in seconds.
    var totalSeconds: Double { Double(self.sets) * (self.workSeconds + Double(self.restSeconds)) }

    /// The MET of a rest: "Walking, less than 2.0 mph, level, strolling, very slow", 17151 in the 2011 Compendium.
    ///
    /// The Compendium's values for endurance are those of exercise without breaks, unlike those for lifting. Standing
    /// quietly (07040, 1.3) would be too low: people walk about, and breath and heart rate are still falling.
    private static let strolling = 2.0

    /// Returns the MET of the rests within endurance at a pace; no rest takes more than the work.
    static func restMET(at pace: Exercise.Pace) -> Double { min(Self.strolling, pace.met) }

    /// Returns its energy, in kcal.
    func kilocalories(kilograms: Double) -> Double {
        Double(self.sets) * self.kilocalories(ofSet: self.workSeconds, kilograms: kilograms)
    }

    /// Returns the energy of one set with so many seconds of work and of the rest after it, in kcal.
    func kilocalories(ofSet work: Double, kilograms: Double) -> Double {
        MetabolicEquivalent(self.met).kilocalories(kilograms: kilograms, minutes: work / 60)
            + MetabolicEquivalent(self.restMET ?? self.met)
            .kilocalories(kilograms: kilograms, minutes: Double(self.restSeconds) / 60)
    }
}
