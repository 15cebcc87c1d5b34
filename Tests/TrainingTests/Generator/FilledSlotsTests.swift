import HealthMath
import Support
import Testing

@testable import Training

/// What a coach of sixty workouts more wouldn't have signed: slots filled by what isn't meant, and what is there left lying.
@Suite("Slots filled by what they mean")
struct FilledSlotsTests {
    private static let seeds = Soak.seeds(12)
    private static let punches: Set<Exercise.ID> = [
        "shadow-boxing", "straight-punches", "hook-punches", "uppercuts", "speed-punches", "punch-ladder",
    ]
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func plan(
        _ goal: TrainingGoal,
        at place: Place,
        _ equipment: Equipment,
        _ intensity: Intensity,
        level: Level = .advanced,
        minutes: Int,
        hurt: [Injury] = [],
        seed: UInt64
    ) -> WorkoutPlan {
        self.generator.plan(
            WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment),
            for: TrainingFacts(injuries: hurt, goal: goal, level: level),
            seed: seed
        )
    }

    private func exercise(_ item: WorkoutItem) throws -> Exercise { try #require(self.catalogue[item.exercise]) }

    @Test("dumbbells that are there load hips and legs, not one leg of one's own weight", arguments: Self.seeds)
    func dumbbells(seed: UInt64) throws {
        let main = self.plan(.strength, at: .home, .basic, .vigorous, minutes: 45, seed: seed).phases[1].items
        for item in main where try self.exercise(item).pattern == .hinge {
            #expect(try self.exercise(item).weighted, "\(item.name)")
        }
    }

    @Test("bands that are there are squatted with by who begins, more often than not")
    func bands() {
        let made = (1...12 as ClosedRange<UInt64>).map {
            self.plan(.muscle, at: .home, .minimal, .moderate, level: .beginner, minutes: 30, seed: $0).phases[1].items
        }
        let banded = made.count { $0.contains { $0.exercise == "banded-squat" } }
        let free = made.count { $0.contains { $0.exercise == "bodyweight-squat" } }
        #expect(banded >= free, "\(banded) with a band, \(free) without")
    }

    @Test(
        "a beginner's hard circuit at home punches once at most, and pushes, pulls and bends the hips",
        arguments: [30, 45]
    )
    func hardCircuit(minutes: Int) throws {
        var pulses: Set<Exercise.ID> = []
        for seed in 1...12 as ClosedRange<UInt64> {
            for equipment in [Equipment.none, .minimal] {
                let main = self.plan(
                    .conditioning,
                    at: .home,
                    equipment,
                    .hard,
                    level: .beginner,
                    minutes: minutes,
                    seed: seed
                ).phases[1].items
                #expect(main.count { Self.punches.contains($0.exercise) } <= 1, "\(main.map(\.name))")
                let sides = try main.compactMap { try self.exercise($0).pattern.side }
                #expect(sides.contains(.push) && sides.contains(.pull), "\(main.map(\.name))")
                #expect(try main.contains { try self.exercise($0).pattern == .hinge }, "\(main.map(\.name))")
                pulses.formUnion(try main.filter { try self.exercise($0).category == .cardio }.map(\.exercise))
            }
        }
        #expect(pulses.count >= 4, "\(pulses)")
    }

    @Test("an athlete jumps first wherever it is, and pushes and pulls in an hour at a gym", arguments: Self.seeds)
    func athlete(seed: UInt64) throws {
        for level in Level.allCases {
            let outdoors = self.plan(.athleticism, at: .outdoors, .none, .hard, level: level, minutes: 45, seed: seed)
            #expect(
                outdoors.phases[1].items.contains { $0.slot == "Bounds" },
                "\(outdoors.phases[1].items.map(\.name))"
            )
            for minutes in [45, 60] {
                let main = self.plan(
                    .athleticism,
                    at: .gym,
                    .basic,
                    .vigorous,
                    level: level,
                    minutes: minutes,
                    seed: seed
                )
                .phases[1].items
                let sides = try main.compactMap { try self.exercise($0).pattern.side }
                #expect(sides.contains(.push) && sides.contains(.pull), "\(main.map(\.name))")
            }
        }
    }

    @Test("who runs on the spot isn't said to sprint")
    func sprints() throws {
        for made in try MadePlans.all.get() where made.plan.title?.lowercased().contains("sprint") == true {
            let ids = made.plan.phases[1].items.map(\.exercise)
            #expect(ids.contains { $0.contains("sprint") || $0.contains("shuttle") || $0 == "stair-run" }, "\(ids)")
        }
    }

    @Test("only what is planned as easy lets one talk in whole sentences", arguments: Place.allCases, Self.seeds)
    func talk(place: Place, seed: UInt64) {
        for goal in [TrainingGoal.conditioning, .weightLoss, .athleticism] {
            for intensity in [Intensity.vigorous, .hard] {
                for item in self.plan(goal, at: place, .basic, intensity, minutes: 45, seed: seed).phases[1].items
                where item.reason.contains("whole sentences") {
                    #expect(item.slot?.lowercased().contains("easy") == true, "\(item.name): \(item.reason)")
                }
            }
        }
    }

    @Test(
        "what tires a fresh back or pulls at a fresh shoulder isn't there",
        arguments: TrainingGoal.allCases,
        Self.seeds
    )
    func fresh(goal: TrainingGoal, seed: UInt64) {
        for kind in [InjuryKind.recent, .surgery] {
            let back = self.plan(
                goal,
                at: .gym,
                .basic,
                .moderate,
                minutes: 60,
                hurt: [Injury(area: .lowerBack, kind: kind)],
                seed: seed
            )
            let kept = ["leg-press", "single-leg-press", "hack-squat", "walking-lunge", "dumbbell-walking-lunge"]
            #expect(back.items.allSatisfy { !kept.contains($0.exercise) }, "\(back.items.map(\.name))")
            let shoulder = self.plan(
                goal,
                at: .gym,
                .basic,
                .hard,
                minutes: 60,
                hurt: [Injury(area: .shoulder, kind: kind)],
                seed: seed
            )
            #expect(shoulder.items.allSatisfy { !$0.exercise.hasSuffix("deadlift") }, "\(shoulder.items.map(\.name))")
        }
    }

    @Test(
        "nobody gets on a bicycle around what isn't a ride",
        arguments: [TrainingGoal.muscle, .athleticism],
        Self.seeds
    )
    func bicycle(goal: TrainingGoal, seed: UInt64) throws {
        let plan = self.plan(goal, at: .outdoors, .basic, .moderate, minutes: 45, seed: seed)
        guard try !plan.phases[1].items.contains(where: { try self.exercise($0).gear.contains("bicycle") }) else {
            return
        }
        #expect(plan.items.allSatisfy { $0.exercise != "easy-ride" }, "\(plan.items.map(\.name))")
    }

    @Test("a sore knee leaves the hips their easy movement", arguments: InjuryKind.allCases, Self.seeds)
    func hips(kind: InjuryKind, seed: UInt64) {
        let knee = [Injury(area: .knee, kind: kind)]
        let plan = self.plan(
            .mobility,
            at: .home,
            .minimal,
            .moderate,
            level: .beginner,
            minutes: 60,
            hurt: knee,
            seed: seed
        )
        #expect(plan.notes.allSatisfy { !$0.contains("hips") }, "\(plan.notes)")
    }

    @Test("in a jump's place stands quick strength of the same muscles, or nothing", arguments: Self.seeds)
    func jumps(seed: UInt64) {
        for area in [InjuryArea.foot, .ankle, .knee] {
            for place in Place.allCases {
                let hurt = [Injury(area: area, kind: .recent)]
                let main = self.plan(.athleticism, at: place, .none, .vigorous, minutes: 45, hurt: hurt, seed: seed)
                    .phases[1]
                for item in main.items where item.slot == "Jump" || item.slot == "Bounds" {
                    #expect(!Self.punches.contains(item.exercise), "\(item.name)")
                }
            }
        }
    }

    @Test("an easy hour outdoors is walked, not stepped on the spot", arguments: Self.seeds)
    func easyHour(seed: UInt64) {
        let main = self.plan(.weightLoss, at: .outdoors, .none, .low, level: .beginner, minutes: 60, seed: seed).phases[
            1
        ]
        #expect(
            main.items.allSatisfy { !["step-touch", "march-in-place"].contains($0.exercise) },
            "\(main.items.map(\.name))"
        )
    }
}
