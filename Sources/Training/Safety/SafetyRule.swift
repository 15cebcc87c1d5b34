import HealthMath

/// What one injury, condition or time of life rules out, with where that is known from.
///
/// A rule forbids; it never weighs. All rules that hold for a member are read together.
package struct SafetyRule: Sendable, Codable, Equatable, Identifiable {
    /// "knee-acute", "pregnancy-2".
    package let id: String
    let cause: Cause
    /// The most an exercise may load a joint, by area, 0 to 3.
    let mostLoad: [String: Int]
    let never: [ExerciseTrait]
    let neverPositions: [Position]
    /// Ways of moving that are out, and muscles no exercise may work first.
    let neverPatterns: [MovementPattern]
    let neverMuscles: [Muscle]
    /// Exercises ruled out by name, beside all the above.
    let neverExercises: [String]
    /// The hardest intensity allowed; nil for no limit of its own.
    let mostIntensity: Intensity?
    /// What changes, as the member is told.
    let words: String
    /// What training still does for them, or what to do instead.
    let advice: String
    /// When to ask a doctor.
    let doctor: String
    /// Where it is known from: published guidance, by title and publisher.
    let sources: [String]
    /// What is left of it once the member's doctor agreed to more; nil where no word of a member opens anything.
    var withDoctor: WithDoctor?

    /// What makes a rule hold; exactly one is set.
    struct Cause: Sendable, Codable, Equatable {
        let area: InjuryArea?
        /// With an area: whether it is fresh (recent or after surgery) or long-standing.
        let acute: Bool?
        let condition: HealthCondition?
        let limitation: Limitation?
        /// 1 to 3.
        let trimester: Int?
        /// The body mass index from which on it holds.
        let bodyMassIndex: Double?
    }

    /// Whether it may not be done at that pace.
    func forbids(_ exercise: Exercise, at intensity: Intensity) -> Bool {
        if let mostIntensity, intensity > mostIntensity { return true }
        return self.forbids(exercise)
    }

    /// Whether it may not be done at any pace.
    func forbids(_ exercise: Exercise) -> Bool {
        self.neverExercises.contains(exercise.id)
            || self.neverPositions.contains(exercise.position)
            || self.neverPatterns.contains(exercise.pattern)
            || exercise.muscles.contains { self.neverMuscles.contains($0) }
            || exercise.traits.contains { self.never.contains($0) }
            || self.mostLoad.contains { (exercise.joints[$0.key] ?? 0) > $0.value }
    }
}

extension SafetyRule {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case id, cause, mostLoad, never, neverPositions, neverPatterns, neverMuscles, neverExercises, mostIntensity
        case words, advice, doctor, sources, withDoctor
    }

    /// A rule says only what it forbids: what is left out forbids nothing.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.id = try values.decode(String.self, forKey: .id)
        self.cause = try values.decode(Cause.self, forKey: .cause)
        self.mostLoad = try values.decodeIfPresent([String: Int].self, forKey: .mostLoad) ?? [:]
        self.never = try values.decodeIfPresent([ExerciseTrait].self, forKey: .never) ?? []
        self.neverPositions = try values.decodeIfPresent([Position].self, forKey: .neverPositions) ?? []
        self.neverPatterns = try values.decodeIfPresent([MovementPattern].self, forKey: .neverPatterns) ?? []
        self.neverMuscles = try values.decodeIfPresent([Muscle].self, forKey: .neverMuscles) ?? []
        self.neverExercises = try values.decodeIfPresent([String].self, forKey: .neverExercises) ?? []
        self.mostIntensity = try values.decodeIfPresent(Intensity.self, forKey: .mostIntensity)
        self.words = try values.decode(String.self, forKey: .words)
        self.advice = try values.decode(String.self, forKey: .advice)
        self.doctor = try values.decode(String.self, forKey: .doctor)
        self.sources = try values.decode([String].self, forKey: .sources)
        self.withDoctor = try values.decodeIfPresent(WithDoctor.self, forKey: .withDoctor)
    }
}
