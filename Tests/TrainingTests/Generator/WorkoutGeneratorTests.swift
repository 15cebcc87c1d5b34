import HealthMath
import Testing

@testable import Training

@Suite("Making a workout")
struct WorkoutGeneratorTests {
    private let generator = WorkoutGenerator(
        catalogue: GeneratorFixture.catalogue,
        safety: SafetyRules([]),
        builds: BuildBook([])
    )

    @Test("warms up, works and cools down within a tenth of the time asked", arguments: WorkoutRequest.lengths)
    func time(minutes: Int) {
        let plan = GeneratorFixture.plan(self.generator, minutes: minutes)
        #expect(plan.phases.map(\.part) == [.warmUp, .main, .coolDown])
        #expect(plan.phases.allSatisfy { !$0.items.isEmpty })
        #expect(abs(plan.seconds - Double(minutes) * 60) <= Double(minutes) * 6)
        #expect(plan.notes.isEmpty)
    }

    @Test("is the same for the same seed and another for another")
    func seeds() {
        #expect(GeneratorFixture.plan(self.generator, seed: 1) == GeneratorFixture.plan(self.generator, seed: 1))
        #expect(GeneratorFixture.plan(self.generator, seed: 1) != GeneratorFixture.plan(self.generator, seed: 2))
    }

    @Test("owes nothing to the order in which sets and dictionaries hand out what they hold")
    func order() {
        let names = GeneratorFixture.catalogue.exercises.prefix(12).map(\.id)
        var roomy = [Exercise.ID: Int](minimumCapacity: 4_000)
        for name in names.reversed() { roomy[name] = 3 }
        let tight = Dictionary(uniqueKeysWithValues: names.map { ($0, 3) })
        let plans = [tight, roomy].map { sets in
            GeneratorFixture.plan(
                self.generator,
                history: TrainingHistory(days: [TrainingHistory.Day(day: GeneratorFixture.yesterday, sets: sets)])
            )
        }
        #expect(plans[0] == plans[1])
    }

    @Test("pushes as much as it pulls, and trains legs, over an hour of strength")
    func balance() throws {
        let facts = TrainingFacts(goal: .strength, level: .advanced)
        let plan = GeneratorFixture.plan(self.generator, minutes: 60, facts: facts)
        let sides = try GeneratorFixture.main(plan).compactMap {
            try #require(GeneratorFixture.catalogue[$0.exercise]).pattern.side
        }
        let counts = MovementPattern.Side.allCases.map { side in sides.filter { $0 == side }.count }
        #expect(counts.allSatisfy { $0 >= 1 })
        #expect(abs(counts[1] - counts[2]) <= 1)
    }

    @Test("lets rest what was trained hard yesterday, and says so", arguments: [MovementPattern.squat, .pushAcross])
    func rest(pattern: MovementPattern) throws {
        let plan = GeneratorFixture.plan(
            self.generator,
            minutes: 60,
            facts: TrainingFacts(goal: .muscle, experience: .some),
            history: GeneratorFixture.history("\(pattern.rawValue)-1", exertion: 8)
        )
        let muscles = Set(try #require(GeneratorFixture.catalogue["\(pattern.rawValue)-1"]).muscles)
        for item in GeneratorFixture.main(plan) {
            let exercise = try #require(GeneratorFixture.catalogue[item.exercise])
            #expect(exercise.category != .strength || muscles.isDisjoint(with: exercise.muscles), "\(item.exercise)")
        }
        #expect(plan.notes.contains { $0.contains("rests today") })
    }

    @Test("makes nothing of what was done at ease yesterday")
    func ease() {
        let history = GeneratorFixture.history("squat-1", exertion: 3)
        #expect(GeneratorFixture.plan(self.generator, minutes: 60, history: history).notes.isEmpty)
    }

    @Test("pulls for balance after a day of pushing")
    func reasons() {
        let plan = GeneratorFixture.plan(
            self.generator,
            minutes: 60,
            facts: TrainingFacts(goal: .strength),
            history: GeneratorFixture.history("push-across-1", exertion: 8)
        )
        let pulls = GeneratorFixture.main(plan).filter { $0.exercise.hasPrefix("pull") }
        #expect(!pulls.isEmpty)
        #expect(pulls.allSatisfy { $0.reason.contains("for balance with yesterday’s pushing") })
    }

    @Test("takes a member's own exercises, and none that they excluded for good")
    func own() {
        let own = GeneratorFixture.exercise("own", .steady)
        let excluded: Set<Exercise.ID> = ["steady-1", "steady-2", "steady-3"]
        let plan = GeneratorFixture.plan(self.generator, minutes: 90, excluding: excluded, adding: [own])
        let found = plan.items.map(\.exercise)
        #expect(found.contains("own"))
        #expect(found.allSatisfy { !excluded.contains($0) })
    }

    @Test("lifts heavier and rests longer for strength than for stamina (ACSM 2009)")
    func doses() throws {
        let strong = try self.squat(TrainingFacts(goal: .strength, level: .advanced))
        let lasting = try self.squat(TrainingFacts(goal: .conditioning, level: .advanced))
        #expect(strong.reps ?? 0 <= 6)
        #expect(lasting.reps ?? 0 >= 15)
        #expect(strong.restSeconds >= 120)
        #expect(lasting.restSeconds < 60)
    }

    private func squat(_ facts: TrainingFacts) throws -> WorkoutItem {
        let squat = try #require(GeneratorFixture.catalogue["squat-1"])
        let request = WorkoutRequest(intensity: .moderate, minutes: 60, place: .home, equipment: .none)
        return try #require(
            self.generator.item(for: squat, in: .main, of: request, for: facts, on: GeneratorFixture.day)
        )
    }
}
