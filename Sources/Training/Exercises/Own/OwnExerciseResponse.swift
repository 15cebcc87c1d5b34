import HealthMath
import Web

/// A member's own exercise as a device wrote it.
struct OwnExerciseResponse: Encodable, Sendable {
    let id: Exercise.ID
    let version: Int64
    let name: String
    let about: String
    let category: ExerciseCategory
    let pattern: MovementPattern
    let muscles: [Muscle]
    let equipment: Equipment
    let places: [Place]
    let level: Level
    let effort: Intensity
    let met: Double
    let position: Position
    let measure: Exercise.Measure
    let sides: Bool
    let weighted: Bool
    /// Empty when the member didn't say.
    let loads: [String]
    let traits: [String]
    /// The exercise whose figure it has; nil when the member chose none.
    let like: OrNull<Exercise.ID>

    init(_ exercise: OwnExercise) {
        let facts = exercise.facts
        self.id = exercise.id
        self.version = exercise.version
        self.name = facts.name
        self.about = facts.about
        self.category = facts.category
        self.pattern = facts.pattern
        self.muscles = facts.muscles
        self.equipment = facts.equipment
        self.places = facts.places
        self.level = facts.level
        self.effort = facts.effort
        self.met = facts.effort.ownMET
        self.position = facts.position
        self.measure = facts.measure
        self.sides = facts.sides
        self.weighted = facts.weighted
        self.loads = Self.told(facts.loads)
        self.traits = Self.told(facts.traits)
        self.like = OrNull(facts.like)
    }

    private static func told(_ choices: [some RawRepresentable<String>]?) -> [String] {
        choices.map { $0.isEmpty ? [OwnExerciseForm.none] : $0.map(\.rawValue) } ?? []
    }
}
