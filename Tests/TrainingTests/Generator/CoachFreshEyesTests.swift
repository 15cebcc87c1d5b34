import HealthMath
import Testing

@testable import Training

/// What a coach with fresh eyes refused: doses and exercises that don't spare what hurts.
@Suite("Workouts that a coach with fresh eyes signs")
struct CoachFreshEyesTests {
    private static let seeds = 1...8 as ClosedRange<UInt64>
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func main(
        _ facts: TrainingFacts,
        at place: Place,
        _ equipment: Equipment,
        _ intensity: Intensity,
        minutes: Int,
        seed: UInt64
    ) -> [WorkoutItem] {
        self.generator.plan(
            WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment),
            for: facts,
            history: TrainingHistory(),
            excluding: [],
            adding: [],
            on: SeededCase.day,
            seed: seed
        )
        .phases[1].items
    }

    private func exercise(_ id: Exercise.ID) throws -> Exercise { try #require(self.catalogue[id]) }

    private static func born(_ year: Int) -> BodyFacts? {
        CalendarDay(year: year, month: 1, day: 1).map {
            BodyFacts(sex: .female, birthday: $0, centimetres: 168, kilograms: 66)
        }
    }

    @Test(
        "rules of safety leave out what loads, turns or lets fall what is to rest",
        arguments: [
            ("lower-back-acute", ["side-plank", "hip-thrust", "dumbbell-shoulder-press", "kettlebell-press"]),
            ("dizziness", ["elliptical", "rowing-machine", "row-intervals", "deep-squat-hold", "russian-twist"]),
            ("shoulder-old", ["lat-stretch-wall", "triceps-stretch", "dumbbell-incline-press"]),
            ("ankle-acute", ["hanging-knee-raise", "pull-up"]), ("foot-acute", ["hanging-knee-raise", "pull-up"]),
            ("knee-acute", ["hanging-knee-raise"]), ("osteoporosis", ["barbell-row"]),
            ("limitation-sight", ["strides"]),
        ]
    )
    func leftOut(id: SafetyRule.ID, exercises: [Exercise.ID]) throws {
        let rule = try #require(try MadePlans.safety.get().rules.first { $0.id == id })
        for exercise in exercises { #expect(rule.forbids(try self.exercise(exercise)), "\(exercise)") }
    }

    @Test(
        "a hard pace has nobody who begins late, is new or gets dizzy sit up or turn over and over",
        arguments: Self.seeds
    )
    func spine(seed: UInt64) {
        let bent: Set<Exercise.ID> = ["sit-up", "russian-twist", "lying-leg-raise", "crunch-with-reach", "reverse-crunch"]
        let late = TrainingFacts(body: Self.born(1_957), experience: .some)
        let new = TrainingFacts(body: Self.born(1_990), experience: .new)
        let dizzy = TrainingFacts(conditions: [.dizziness], experience: .some)
        for goal in [TrainingGoal.conditioning, .weightLoss, .strength] {
            for var facts in [late, new, dizzy] {
                facts.goal = goal
                let main = self.main(facts, at: .home, .none, .vigorous, minutes: 30, seed: seed)
                #expect(main.allSatisfy { !bent.contains($0.exercise) }, "\(main.map(\.name))")
            }
        }
    }

    @Test("what a fresh injury has a part in is lifted in three sets at most", arguments: Self.seeds)
    func fresh(seed: UInt64) throws {
        for area in [InjuryArea.lowerBack, .shoulder, .hip] {
            for goal in [TrainingGoal.strength, .muscle] {
                let hurt = Injury(area: area, kind: .recent)
                let facts = TrainingFacts(injuries: [hurt], goal: goal, experience: .regular)
                for item in self.main(facts, at: .gym, .basic, .hard, minutes: 60, seed: seed) {
                    let exercise = try self.exercise(item.exercise)
                    guard WorkKind(exercise).isLifted, exercise.load(on: area) > 0 else { continue }
                    #expect(item.sets <= 3, "\(item.name): \(item.sets)")
                }
            }
        }
    }
}
