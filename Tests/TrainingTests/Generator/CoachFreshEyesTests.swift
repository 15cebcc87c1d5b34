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
        let bent: Set<Exercise.ID> = [
            "sit-up", "russian-twist", "lying-leg-raise", "crunch-with-reach", "reverse-crunch",
        ]
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

    @Test("who takes first steps throws and swings nothing", arguments: Self.seeds)
    func firstSteps(seed: UInt64) throws {
        for (place, equipment) in [(Place.gym, Equipment.basic), (.home, .basic), (.home, .none)] {
            for goal in [TrainingGoal.strength, .muscle, .conditioning] {
                let facts = TrainingFacts(body: Self.born(1_948), goal: goal, experience: .some)
                let main = self.main(facts, at: place, equipment, .moderate, minutes: 60, seed: seed)
                let quick = try main.filter { WorkKind(try self.exercise($0.exercise)) == .power }
                #expect(quick.isEmpty, "\(quick.map(\.name))")
            }
        }
    }

    @Test("who begins late bows under no band on the neck", arguments: Self.seeds)
    func bands(seed: UInt64) {
        for goal in [TrainingGoal.strength, .muscle] {
            let facts = TrainingFacts(body: Self.born(1_959), goal: goal, experience: .some)
            let main = self.main(facts, at: .home, .minimal, .moderate, minutes: 45, seed: seed)
            #expect(main.allSatisfy { $0.exercise != "banded-good-morning" }, "\(main.map(\.name))")
        }
    }

    @Test("who wants to move more easily lifts in three sets of an hour at most, and who lifts flows in three rounds")
    func sets() throws {
        func dose(_ goal: TrainingGoal, _ way: BuildDose, _ id: Exercise.ID) throws -> Dose {
            let material = try Material(self.exercise(id), under: MadePlans.safety.get())
            let pace = try #require(material.paces.first)
            return DoseTable(goal: goal, level: .beginner, minutes: 60).dose(
                way,
                of: material,
                at: pace,
                asked: .moderate
            )
        }
        #expect(try dose(.mobility, .circuit, "bodyweight-squat").setsRange == 2...3)
        #expect(try dose(.muscle, .flow, "cat-cow-flow").setsRange == 1...3)
        #expect(try dose(.mobility, .flow, "cat-cow-flow").setsRange == 1...5)
    }

    @Test(
        "titles promise no balance, no row and no standing that isn't there",
        arguments: [
            ("Mobility, balance and strength", ["cat-cow", "bodyweight-squat"], false),
            ("Mobility, balance and strength", ["cat-cow", "single-leg-stand"], true),
            ("Bike, walk and row", ["stationary-bike", "treadmill-walk", "elliptical"], false),
            ("Bike, walk and row", ["stationary-bike", "treadmill-walk", "rowing-machine"], true),
            ("Gentle strength, standing", ["counter-push-up", "dumbbell-bench-press"], false),
            ("Gentle strength, standing", ["mini-squat", "wall-push-up"], true),
        ]
    )
    func titles(title: String, exercises: [Exercise.ID], isTrue: Bool) throws {
        let dose = Dose(sets: 1, reps: 10, rest: 0, setsRange: 1...1)
        let choices = try exercises.map { id in
            let material = try Material(self.exercise(id), under: MadePlans.safety.get())
            return Choice(material: material, pace: try #require(material.paces.first), dose: dose)
        }
        #expect(WorkoutTitle(Choices(all: choices)).isTrue(title) == isTrue)
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
