import HealthMath
import Support
import Testing

@testable import Training

extension OpposingSets {
    fileprivate init(push: Int = 0, pull: Int = 0, knee: Int = 0, hip: Int = 0) {
        self.init()
        self.add(push, on: .push)
        self.add(pull, on: .pull)
        self.add(knee, on: .knee)
        self.add(hip, on: .hip)
    }
}

@Suite("Sets of opposing movements")
struct OpposingSetsTests {
    @Test("lean to the side that has more, and are equal where none is trained")
    func tilt() {
        let sets = OpposingSets(push: 6, pull: 2)
        #expect(sets.lead(of: .push) == 4 && sets.lead(of: .pull) == -4)
        #expect(sets.tilt(of: .push) == 0.5 && sets.tilt(of: .pull) == -0.5 && sets.tilt(of: .hip) == 0)
        #expect(sets.inequality == 0.5 && OpposingSets().inequality == 0)
        #expect((sets + OpposingSets(pull: 4)).inequality == 0)
    }

    @Test(
        "are uneven by more than a lift's sets, or a quarter of many",
        arguments: [
            (OpposingSets(push: 4), false), (OpposingSets(push: 5), true), (OpposingSets(pull: 8, knee: 4), true),
            (OpposingSets(push: 13, pull: 7), true), (OpposingSets(push: 13, pull: 8), false),
            (OpposingSets(knee: 3, hip: 8), true),
        ]
    )
    func uneven(sets: OpposingSets, isUneven: Bool) {
        #expect(sets.isUneven == isUneven)
    }

    @Test("may come nearer to each other, and one apart; where one side isn't trained, anything may change")
    func changes() {
        let sets = OpposingSets(push: 3, pull: 3, knee: 4, hip: 2)
        #expect(sets.allows(sets + OpposingSets(push: 1)) && !sets.allows(sets + OpposingSets(push: 2)))
        #expect(sets.allows(sets + OpposingSets(hip: 1)) && !sets.allows(sets + OpposingSets(knee: 1)))
        #expect(OpposingSets(knee: 3).allows(OpposingSets(knee: 9)))
    }

    @Test(
        "count by what an exercise does",
        arguments: [
            ("barbell-bench-press", .push), ("barbell-overhead-press", .push), ("pull-up", .pull),
            ("barbell-row", .pull),
            ("barbell-squat", .knee), ("walking-lunge", .knee), ("barbell-deadlift", .hip), ("lying-leg-curl", .hip),
            ("dumbbell-curl", .pull), ("cable-push-down", .push), ("lateral-raise", nil), ("calf-raise", nil),
            ("kettlebell-swing", nil), ("forearm-plank", nil),
        ] as [(Exercise.ID, OpposingSets.Side?)]
    )
    func sides(id: Exercise.ID, side: OpposingSets.Side?) throws {
        let exercise = try #require(try MadePlans.catalogue.get()[id])
        #expect(Material(exercise, under: try MadePlans.safety.get()).opposing == side)
    }

    @Test(
        "push and pull in every workout for strength, however short",
        arguments: Place.allCases,
        WorkoutRequest.lengths
    )
    func both(place: Place, minutes: Int) throws {
        for seed in 1...12 as ClosedRange<UInt64> {
            let request = WorkoutRequest(
                intensity: Intensity.allCases[Int(seed % 4)],
                minutes: minutes,
                place: place,
                equipment: WorkoutRequest.equipments[Int(seed % 3)]
            )
            let plan = try self.plan(request, Level.allCases[Int(seed / 6 % 2)], after: [], seed)
            let sets = try self.sets(plan)
            #expect(sets[.push] > 0 && sets[.pull] > 0, "\(seed): \(plan.phases[1].items.map(\.name))")
        }
    }

    @Test("are even over three half-hours of a week, which begin with the legs and with the hips in turn")
    func week() throws {
        let request = WorkoutRequest(intensity: .moderate, minutes: 30, place: .gym, equipment: .basic)
        for seed in Soak.seeds(6) {
            for level in Level.allCases {
                var plans: [WorkoutPlan] = []
                for day in 0...2 {
                    plans.append(try self.plan(request, level, after: plans, seed + UInt64(day)))
                }
                let sets = try plans.map(self.sets).reduce(OpposingSets(), +)
                #expect(!sets.isUneven && sets[.knee] > 0 && sets[.hip] > 0, "\(seed): \(sets)")
            }
        }
    }

    private func sets(_ plan: WorkoutPlan) throws -> OpposingSets {
        let catalogue = try MadePlans.catalogue.get()
        var sets = OpposingSets()
        for item in plan.phases[1].items {
            let exercise = try #require(catalogue[item.exercise])
            sets.add(item.sets, on: exercise.opposing(as: WorkKind(exercise)))
        }
        return sets
    }

    /// Two days after the last of those before it, which were two days apart.
    private func plan(
        _ request: WorkoutRequest,
        _ level: Level,
        after done: [WorkoutPlan],
        _ seed: UInt64
    ) throws -> WorkoutPlan {
        let days = done.reversed().enumerated().map { place, plan in
            TrainingHistory.Day(
                day: SeededCase.day.adding(days: -2 * (place + 1)),
                sets: Dictionary(plan.phases[1].items.map { ($0.exercise, $0.sets) }, uniquingKeysWith: +)
            )
        }
        return try MadePlans.generator.get().plan(
            request,
            for: TrainingFacts(goal: .strength, level: level),
            history: TrainingHistory(days: days),
            excluding: [],
            adding: [],
            on: SeededCase.day,
            seed: seed
        )
    }
}
