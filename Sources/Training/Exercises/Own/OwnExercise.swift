import HealthMath

/// An exercise that a member added because it is not in the catalogue.
struct OwnExercise: Sendable, Equatable {
    let id: Exercise.ID
    var facts: Facts
    /// Grows with every change; 1 when new.
    var version: Int64
    /// Milliseconds since 1970.
    let createdAt: Int64

    struct Facts: Sendable, Equatable {
        var name: String
        var about: String
        var category: ExerciseCategory
        var pattern: MovementPattern
        var muscles: [Muscle]
        var equipment: Equipment
        var places: [Place]
        var level: Level
        var effort: Intensity
        var position: Position
        var measure: Exercise.Measure
        var sides: Bool
        var weighted: Bool
        /// The areas it clearly loads; nil when the member didn't say, which is not the same as none.
        var loads: [InjuryArea]?
        /// Its traits; nil when the member didn't say.
        var traits: [ExerciseTrait]?
        /// The exercise of the catalogue that it looks like; nil when the member chose none.
        var like: Exercise.ID? = nil
    }

    /// The most exercises one member may keep.
    static let most = 200
}

extension OwnExercise {
    /// The exercise for the generator, the safety rules and workouts.
    ///
    /// Safety rules can only forbid what they know of, so what wasn't said counts as the worst: every area is loaded
    /// hard and every trait is there. Such an exercise is never proposed to members to whom any rule applies.
    var exercise: Exercise {
        Exercise(
            id: self.id,
            name: self.facts.name,
            about: self.facts.about,
            cues: [],
            category: self.facts.category,
            pattern: self.facts.pattern,
            muscles: self.facts.muscles,
            alsoMuscles: [],
            equipment: self.facts.equipment,
            gear: [],
            places: self.facts.places,
            level: self.facts.level,
            lift: self.lift,
            mets: [Exercise.Pace(intensity: self.facts.effort, met: self.facts.effort.ownMET, code: nil)],
            joints: Dictionary(uniqueKeysWithValues: self.loads.map { ($0.rawValue, 3) }),
            position: self.facts.position,
            traits: self.traits,
            parts: self.parts,
            measure: self.facts.measure,
            sides: self.facts.sides,
            secondsPerRep: self.facts.measure == .reps ? 4 : 0,
            weighted: self.facts.weighted,
            easier: [],
            harder: [],
            like: self.facts.like
        )
    }

    /// Whether the member said everything that the safety rules need.
    var isToldWhole: Bool { self.facts.loads != nil && self.facts.traits != nil }

    private var loads: [InjuryArea] { self.facts.loads ?? InjuryArea.allCases }

    /// The traits in the order of `ExerciseTrait`, each once.
    private var traits: [ExerciseTrait] {
        guard let told = self.facts.traits else { return ExerciseTrait.allCases }
        let all = told + self.facts.position.traits + (self.facts.weighted ? [.gripping] : [])
        return ExerciseTrait.allCases.filter(all.contains)
    }

    /// Heavy only where a weight is chosen and several joints move it.
    private var lift: Lift {
        guard self.facts.category == .strength else { return .none }
        switch self.facts.pattern {
        case .squat, .hinge, .pushAcross, .pushUp, .pullAcross, .pullDown:
            return self.facts.weighted ? .main : .assistance
        case .lunge, .isolation: return .assistance
        case .brace, .trunk, .carry, .steady, .burst, .balance, .mobility, .stretch: return .none
        }
    }

    private var parts: [WorkoutPart] {
        switch self.facts.pattern {
        case .mobility: [.warmUp, .coolDown]
        case .stretch: [.coolDown]
        default: [.main]
        }
    }
}

extension Intensity {
    /// The MET that is assumed for a member's own exercise at this intensity.
    ///
    /// The values are the 2011 Compendium's for calisthenics: light 2.8 (02024), moderate 3.8 (02022), vigorous 8.0
    /// (02020). It has none harder, so hard is running at 6 mph, 9.8 (12050).
    var ownMET: Double {
        switch self {
        case .low: 2.8
        case .moderate: 3.8
        case .vigorous: 8.0
        case .hard: 9.8
        }
    }
}
