import HealthMath
import Testing

@testable import Training

@Suite("Workouts that pair exercises")
struct PairingTests {
    private func plan(
        _ minutes: Int,
        _ facts: TrainingFacts,
        at place: Place = .gym,
        seed: UInt64
    ) throws -> WorkoutPlan {
        try MadePlans.generator.get().plan(
            WorkoutRequest(
                intensity: Intensity.allCases[Int(seed % 4)],
                minutes: minutes,
                place: place,
                equipment: WorkoutRequest.equipments[Int(seed / 4 % 3)]
            ),
            for: facts,
            seed: seed
        )
    }

    /// The supersets of a plan's main part.
    private func supersets(_ plan: WorkoutPlan) -> [[WorkoutItem]] {
        let items = plan.phases[1].items
        return items.indices.map(items.superset(around:)).filter { $0.count > 1 }
            .reduce(into: [Range<Int>]()) { if $0.last != $1 { $0.append($1) } }.map { Array(items[$0]) }
    }

    @Test("for muscle in 45 minutes and less, wherever one trains", arguments: Place.allCases, [15, 30, 45])
    func short(place: Place, minutes: Int) throws {
        let plans = try (0..<24 as Range<UInt64>).map { seed in
            let level = Level.allCases[Int(seed / 12)]
            return try self.plan(minutes, TrainingFacts(goal: .muscle, level: level), at: place, seed: seed)
        }
        let paired = plans.count { !self.supersets($0).isEmpty }
        #expect(paired * 10 >= plans.count * 9, "\(paired) of \(plans.count)")
        for plan in plans { #expect(abs(plan.seconds - Double(minutes) * 60) <= Double(minutes) * 6) }
    }

    @Test("not where there is time, for other goals, or for whom the heart, a child or limits ask for calm")
    func others() throws {
        for seed in 0..<12 as Range<UInt64> {
            var facts = TrainingFacts(goal: .muscle)
            #expect(try self.supersets(self.plan(60, facts, seed: seed)).isEmpty)
            for goal in TrainingGoal.allCases where goal != .muscle && goal != .athleticism {
                #expect(try self.supersets(self.plan(30, TrainingFacts(goal: goal), seed: seed)).isEmpty)
            }
            facts.limitations = [.wheelchair]
            #expect(try self.supersets(self.plan(30, facts, seed: seed)).isEmpty)
            facts = TrainingFacts(conditions: [.heart], goal: .muscle)
            #expect(try self.supersets(self.plan(30, facts, seed: seed)).isEmpty)
        }
    }

    @Test("of opposing muscles, with one low back at most and no station for both")
    func sound() throws {
        let (catalogue, safety) = (try MadePlans.catalogue.get(), try MadePlans.safety.get())
        var pairs = 0
        for made in try MadePlans.all.get() {
            #expect(made.plan.phases[1].items == made.plan.phases[1].items.withSoundSupersets)
            for pair in self.supersets(made.plan) {
                pairs += 1
                let exercises = try pair.map { try #require(catalogue[$0.exercise]) }
                let materials = exercises.map { Material($0, under: safety) }
                let names = exercises.map(\.id)
                #expect(pair.count == 2 && pair[0].sets == pair[1].sets, "\(made.seeded)")
                #expect(pair[0].restSeconds == Superset.change && pair[1].restSeconds >= 30, "\(made.seeded)")
                #expect(materials[0].opposes(materials[1]) && materials[1].opposes(materials[0]), "\(names)")
                #expect(exercises.contains { $0.load(on: .lowerBack) == 0 }, "\(names)")
                #expect(!exercises.allSatisfy { $0.gear.contains("barbell") }, "\(names)")
                #expect(!exercises.allSatisfy { $0.gear.contains("cable") }, "\(names)")
                #expect(made.seeded.request.minutes <= 45)
                #expect([.muscle, .athleticism].contains(made.seeded.facts.goal), "\(made.seeded)")
            }
        }
        #expect(pairs > 0)
    }

    @Test(
        "by what their muscles do",
        arguments: [
            ("dumbbell-bench-press", "seated-row-machine", true), ("leg-extension-machine", "leg-curl-machine", true),
            ("dumbbell-curl", "cable-push-down", true), ("barbell-bench-press", "barbell-row", false),
            ("cable-curl", "cable-push-down", false), ("barbell-overhead-press", "barbell-row", false),
            ("dumbbell-bench-press", "dumbbell-incline-press", false), ("barbell-squat", "leg-curl-machine", false),
            ("dumbbell-shoulder-press", "bent-over-dumbbell-row", false), ("lateral-raise", "dumbbell-curl", false),
        ]
    )
    func pairs(one: String, other: String, may: Bool) throws {
        let (catalogue, safety) = (try MadePlans.catalogue.get(), try MadePlans.safety.get())
        let materials = try [one, other].map { Material(try #require(catalogue[$0]), under: safety) }
        #expect(materials[0].pairs(with: materials[1]) == may && materials[1].pairs(with: materials[0]) == may)
    }
}
