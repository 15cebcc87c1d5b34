import HealthMath

/// A safety rule: what one injury, condition or stage of life rules out, with sources.
///
/// A rule only forbids; it never rates. All rules that apply to a member are combined.
package struct SafetyRule: Sendable, Codable, Equatable, Identifiable {
    /// "knee-acute", "pregnancy-2".
    package let id: String
    let cause: Cause
    /// The most an exercise may load a joint, by area, 0 to 3.
    let mostLoad: [String: Int]
    let never: [ExerciseTrait]
    let neverPositions: [Position]
    /// Movement patterns that are forbidden, and muscles that no exercise may work mainly.
    let neverPatterns: [MovementPattern]
    let neverMuscles: [Muscle]
    /// Muscles that no exercise may work even beside others.
    var neverAlsoMuscles: [Muscle] = []
    /// Movement patterns that are forbidden with a weight, and allowed without one.
    var neverWeighted: [MovementPattern] = []
    /// Exercises forbidden by id, beside all the above.
    let neverExercises: [String]
    /// The hardest intensity allowed; nil for no limit.
    let mostIntensity: Intensity?
    /// The METs below which all stays that loads the cause's area, however lightly; nil for no limit of its own.
    var mostMETsLoading: Double?
    /// Whether nobody lifts few and heavy, or near to failure.
    var keepsReserve = false
    /// Whether one asks a doctor before the first workout: then each says so.
    var asksDoctorFirst = false
    /// Whether one gets warm for ten minutes and more, and begins below what is vigorous.
    var warmsUpLong = false
    /// What one minds in each workout; nil for nothing.
    var reminder: String?
    /// Exercises that it allows with care.
    var cautions: [Caution] = []
    /// What makes well again, before and after the work; nil for nothing of its own.
    var mends: Mending?
    /// What changes, in words for the member.
    let words: String
    /// What training still does for them, or what to do instead.
    let advice: String
    /// When to ask a doctor.
    let doctor: String
    /// Published guidance, by title and publisher.
    let sources: [String]
    /// The rest of the rule when the member's doctor agreed to more; nil where a doctor can't relax it.
    var withDoctor: WithDoctor?

    /// The cause to which a rule applies; exactly one is set.
    struct Cause: Sendable, Codable, Equatable {
        let area: InjuryArea?
        /// With an area: whether it is fresh (recent or after surgery) or long-standing.
        let acute: Bool?
        let condition: HealthCondition?
        let limitation: Limitation?
        /// 1 to 3.
        let trimester: Int?
        /// The body mass index from which on it applies.
        let bodyMassIndex: Double?
    }

    /// What a coach says with exercises that are allowed with care, beside the workout that holds one of them.
    struct Caution: Sendable, Codable, Equatable {
        let exercises: [Exercise.ID]
        let words: String
    }

    /// What keeps moving, or wakes, what the rule spares: one before the work, another after it, the first that fit.
    struct Mending: Sendable, Codable, Equatable {
        let exercises: [Exercise.ID]
        /// What they are for, without a word on health: workouts are kept on devices.
        let words: String
    }

    /// Whether lifts keep repetitions in reserve under it: a limit of breath alone is none of weights.
    var sparesLifts: Bool { self.keepsReserve || (self.mostIntensity ?? .hard) < .hard && !self.warmsUpLong }

    /// Returns whether it forbids an exercise at a pace.
    func forbids(_ exercise: Exercise, at intensity: Intensity) -> Bool {
        if let mostIntensity, intensity > mostIntensity { return true }
        if let most = self.mostMETs(of: exercise), exercise.pace(intensity)?.met ?? 0 >= most { return true }
        return self.forbids(exercise)
    }

    /// Returns the METs below which what hurts may be loaded by it; nil where it isn't, or for no limit.
    func mostMETs(of exercise: Exercise) -> Double? {
        self.cause.area.flatMap { exercise.load(on: $0) > 0 ? self.mostMETsLoading : nil }
    }

    /// Returns whether it forbids an exercise at any pace.
    ///
    /// It is asked for every rule and exercise at each start, so no closure takes a copy of either.
    func forbids(_ exercise: Exercise) -> Bool {
        if self.neverPositions.contains(exercise.position) { return true }
        if self.neverPatterns.contains(exercise.pattern) { return true }
        if exercise.weighted, self.neverWeighted.contains(exercise.pattern) { return true }
        for trait in self.never where exercise.traits.contains(trait) { return true }
        for muscle in self.neverMuscles where exercise.muscles.contains(muscle) { return true }
        for muscle in self.neverAlsoMuscles where exercise.alsoMuscles.contains(muscle) { return true }
        for (joint, load) in exercise.joints { if let most = self.mostLoad[joint], load > most { return true } }
        return self.neverExercises.contains(exercise.id)
    }
}

extension SafetyRule {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case id, cause, mostLoad, never, neverPositions, neverPatterns, neverMuscles, neverAlsoMuscles, neverWeighted
        case neverExercises, mostIntensity, mostMETsLoading, keepsReserve, asksDoctorFirst, warmsUpLong
        case reminder, cautions, mends, words, advice, doctor, sources, withDoctor
    }

    /// Reads a rule; absent fields forbid nothing.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.id = try values.decode(String.self, forKey: .id)
        self.cause = try values.decode(Cause.self, forKey: .cause)
        self.mostLoad = try values.decodeIfPresent([String: Int].self, forKey: .mostLoad) ?? [:]
        self.never = try values.decodeIfPresent([ExerciseTrait].self, forKey: .never) ?? []
        self.neverPositions = try values.decodeIfPresent([Position].self, forKey: .neverPositions) ?? []
        self.neverPatterns = try values.decodeIfPresent([MovementPattern].self, forKey: .neverPatterns) ?? []
        self.neverMuscles = try values.decodeIfPresent([Muscle].self, forKey: .neverMuscles) ?? []
        self.neverAlsoMuscles = try values.decodeIfPresent([Muscle].self, forKey: .neverAlsoMuscles) ?? []
        self.neverExercises = try values.decodeIfPresent([String].self, forKey: .neverExercises) ?? []
        self.mostIntensity = try values.decodeIfPresent(Intensity.self, forKey: .mostIntensity)
        self.mostMETsLoading = try values.decodeIfPresent(Double.self, forKey: .mostMETsLoading)
        self.neverWeighted = try values.decodeIfPresent([MovementPattern].self, forKey: .neverWeighted) ?? []
        self.warmsUpLong = try values.decodeIfPresent(Bool.self, forKey: .warmsUpLong) ?? false
        self.reminder = try values.decodeIfPresent(String.self, forKey: .reminder)
        self.keepsReserve = try values.decodeIfPresent(Bool.self, forKey: .keepsReserve) ?? false
        self.asksDoctorFirst = try values.decodeIfPresent(Bool.self, forKey: .asksDoctorFirst) ?? false
        self.cautions = try values.decodeIfPresent([Caution].self, forKey: .cautions) ?? []
        self.mends = try values.decodeIfPresent(Mending.self, forKey: .mends)
        self.words = try values.decode(String.self, forKey: .words)
        self.advice = try values.decode(String.self, forKey: .advice)
        self.doctor = try values.decode(String.self, forKey: .doctor)
        self.sources = try values.decode([String].self, forKey: .sources)
        self.withDoctor = try values.decodeIfPresent(WithDoctor.self, forKey: .withDoctor)
    }
}
