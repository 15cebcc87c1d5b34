import HealthMath
import Testing

@testable import Training

@Suite("Swapping an exercise for another")
struct SwappingTests {
    private let generator = WorkoutGenerator(
        catalogue: GeneratorFixture.catalogue,
        safety: SafetyRules([]),
        builds: BuildBook([])
    )
    private let request = WorkoutRequest(intensity: .moderate, minutes: 30, place: .home, equipment: .none)

    @Test("offers what moves the same first, and nothing the workout has already")
    func alternatives() throws {
        let plan = GeneratorFixture.plan(self.generator, facts: TrainingFacts(goal: .strength))
        let item = try #require(GeneratorFixture.main(plan).first { $0.exercise.hasPrefix("push") })
        let found = self.alternatives(to: item, in: plan)
        let taken = Set(plan.items.map(\.exercise))
        #expect(found.first?.pattern == GeneratorFixture.catalogue[item.exercise]?.pattern)
        #expect(!found.isEmpty && found.allSatisfy { !taken.contains($0.id) })
    }

    @Test("offers nothing that is excluded or unsafe")
    func safe() throws {
        let generator = WorkoutGenerator(
            catalogue: ExerciseCatalogue(
                (1...6).map { GeneratorFixture.exercise("squat-\($0)", .squat, joints: ["knee": $0 > 3 ? 3 : 1]) }
            ),
            safety: SafetyRules([GeneratorFixture.knee]),
            builds: BuildBook([])
        )
        let squat = GeneratorFixture.exercise("squat-1", .squat)
        let pace = try #require(squat.pace(.moderate))
        let item = WorkoutItem(exercise: squat, at: pace, sets: 3, reps: 8, seconds: nil, restSeconds: 60, reason: "")
        let found = generator.alternatives(
            to: "squat-1",
            in: WorkoutPlan(phases: [WorkoutPlan.Phase(part: .main, items: [item])]),
            of: self.request,
            for: TrainingFacts(injuries: [Injury(area: .knee, kind: .surgery)]),
            excluding: ["squat-2"],
            adding: [],
            on: GeneratorFixture.day
        )
        #expect(found.map(\.id) == ["squat-3"])
    }

    @Test("makes the other about as long as the one it replaces, and no harder")
    func item() throws {
        let plan = GeneratorFixture.plan(self.generator, facts: TrainingFacts(goal: .strength))
        let old = try #require(GeneratorFixture.main(plan).first { $0.exercise.hasPrefix("push") })
        let other = try #require(self.alternatives(to: old, in: plan).first)
        let new = try #require(
            self.generator.item(
                for: other,
                replacing: old,
                in: .main,
                of: self.request,
                for: TrainingFacts(goal: .strength),
                on: GeneratorFixture.day
            )
        )
        #expect(new.exercise == other.id)
        #expect(abs(new.totalSeconds - old.totalSeconds) <= 60)
        #expect(new.intensity <= old.intensity)
    }

    @Test("asks more repetitions and shorter rests of one's own weight than of the load it replaces")
    func ownWeight() throws {
        var goblet = GeneratorFixture.exercise("goblet-squat", .squat)
        goblet.weighted = true
        let squat = GeneratorFixture.exercise("bodyweight-squat", .squat)
        let generator = WorkoutGenerator(
            catalogue: ExerciseCatalogue([goblet, squat]),
            safety: SafetyRules([]),
            builds: BuildBook([])
        )
        let pace = try #require(goblet.pace(.moderate))
        for reps in [5, 11, 15] {
            let old = WorkoutItem(
                exercise: goblet,
                at: pace,
                sets: 4,
                reps: reps,
                seconds: nil,
                restSeconds: 120,
                reason: ""
            )
            let new = generator.item(
                for: squat,
                replacing: old,
                in: .main,
                of: self.request,
                for: TrainingFacts(goal: .strength),
                on: GeneratorFixture.day
            )
            #expect(new?.reps == max(reps, 12))
            #expect(try #require(new).restSeconds <= 75)
        }
    }

    @Test("calls the same movement what moves alike, not everything of a kind")
    func sameMovement() {
        let squat = GeneratorFixture.exercise("squat", .squat)
        #expect(
            Alternative(GeneratorFixture.exercise("other", .squat), to: squat).reason.hasPrefix("The same movement")
        )
        let march = GeneratorFixture.exercise("march", .steady)
        let climb = Alternative(GeneratorFixture.exercise("climb", .steady), to: march)
        #expect(!climb.reason.contains("movement"))
    }

    @Test("makes no item of what isn't safe")
    func unsafe() {
        let generator = WorkoutGenerator(
            catalogue: GeneratorFixture.catalogue,
            safety: SafetyRules([GeneratorFixture.knee]),
            builds: BuildBook([])
        )
        let item = generator.item(
            for: GeneratorFixture.exercise("own", .squat, joints: ["knee": 2]),
            in: .main,
            of: self.request,
            for: TrainingFacts(injuries: [Injury(area: .knee, kind: .recent)]),
            on: GeneratorFixture.day
        )
        #expect(item == nil)
    }

    private func alternatives(to item: WorkoutItem, in plan: WorkoutPlan) -> [Exercise] {
        self.generator.alternatives(
            to: item.exercise,
            in: plan,
            of: self.request,
            for: TrainingFacts(goal: .strength),
            excluding: [],
            adding: [],
            on: GeneratorFixture.day
        )
    }
}
