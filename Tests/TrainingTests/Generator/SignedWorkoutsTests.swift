import HealthMath
import Support
import Testing

@testable import Training

@Suite("Workouts that hold what their goal and gear promise")
struct SignedWorkoutsTests {
    private static let seeds = Soak.seeds(10)
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func main(
        _ goal: TrainingGoal,
        _ intensity: Intensity,
        at place: Place,
        _ equipment: Equipment,
        minutes: Int,
        level: Level = .advanced,
        seed: UInt64
    ) -> [WorkoutItem] {
        self.generator.plan(
            WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment),
            for: TrainingFacts(goal: goal, level: level),
            seed: seed
        )
        .phases[1].items
    }

    private func exercise(_ item: WorkoutItem) throws -> Exercise { try #require(self.catalogue[item.exercise]) }

    @Test("a hard hour's circuit with dumbbells lifts them", arguments: Self.seeds)
    func hardCircuit(seed: UInt64) throws {
        for goal in [TrainingGoal.conditioning, .weightLoss] {
            let main = self.main(goal, .hard, at: .home, .basic, minutes: 60, seed: seed)
            let lifted = try main.filter { try self.exercise($0).weighted }
            #expect(lifted.count >= 3, "\(main.map(\.name))")
            for item in lifted { #expect(item.met <= 8, "a circuit's lift counts 8.0 METs at most: \(item.name)") }
        }
    }

    @Test("an athlete with dumbbells at home pushes and pulls in half an hour", arguments: Self.seeds, Level.allCases)
    func athlete(seed: UInt64, level: Level) throws {
        for minutes in [30, 45] {
            let main = self.main(.athleticism, .vigorous, at: .home, .basic, minutes: minutes, level: level, seed: seed)
            let sides = try main.compactMap { try self.exercise($0).pattern.side }
            #expect(sides.contains(.push) && sides.contains(.pull), "\(main.map(\.name))")
        }
    }

    @Test("who trains regularly pushes up the whole body where nothing is there", arguments: Self.seeds)
    func pushUps(seed: UInt64) {
        for goal in [TrainingGoal.conditioning, .weightLoss] {
            let main = self.main(goal, .vigorous, at: .home, .none, minutes: 60, seed: seed)
            #expect(main.allSatisfy { $0.exercise != "knee-push-up" && $0.exercise != "counter-push-up" })
        }
    }

    @Test("nobody's muscle grows by holding the arms out", arguments: Self.seeds)
    func shoulders(seed: UInt64) {
        for minutes in [60, 90] {
            let main = self.main(.muscle, .hard, at: .outdoors, .none, minutes: minutes, seed: seed)
            #expect(main.allSatisfy { $0.exercise != "arm-circles-with-tension" || $0.slot == nil })
        }
    }

    @Test(
        "who wants to move more easily balances, stretches, moves joints and gets stronger",
        arguments: Place.allCases,
        [30, 45, 60]
    )
    func mobility(place: Place, minutes: Int) throws {
        for seed in Self.seeds {
            let main = self.main(.mobility, .moderate, at: place, .none, minutes: minutes, level: .beginner, seed: seed)
            let kinds = try Set(main.map { WorkKind(try self.exercise($0)) })
            #expect(kinds.isSuperset(of: [.balance, .supple, .lifting, .cardio]), "\(main.map(\.name))")
            #expect(try main.allSatisfy { try !self.exercise($0).traits.contains(.impact) }, "\(main.map(\.name))")
        }
    }

    @Test("who is unsteady gets up from the chair that is there before squatting freely", arguments: Self.seeds)
    func upFromTheChair(seed: UInt64) {
        let plan = self.generator.plan(
            WorkoutRequest(intensity: .low, minutes: 20, place: .home, equipment: .minimal),
            for: TrainingFacts(
                conditions: [.osteoporosis, .dizziness],
                limitations: [.balance],
                goal: .mobility,
                level: .beginner
            ),
            seed: seed
        )
        #expect(plan.items.allSatisfy { $0.exercise != "standing-cat" && $0.exercise != "cat-cow" })
        let up = plan.phases[1].items.filter { $0.slot == "Get up and down" || $0.slot == "Legs" }
        #expect(up.allSatisfy { $0.exercise == "sit-to-stand" }, "\(up.map(\.name))")
    }

    @Test("nobody who begins warms up for an easy walk with a brisk one", arguments: Self.seeds)
    func easyWalk(seed: UInt64) {
        let plan = self.generator.plan(
            WorkoutRequest(intensity: .moderate, minutes: 30, place: .outdoors, equipment: .none),
            for: TrainingFacts(
                injuries: [Injury(area: .knee, kind: .lasting)],
                goal: .mobility,
                level: .beginner
            ),
            seed: seed
        )
        let isBrisk = { (item: WorkoutItem) in item.exercise == "brisk-walk" }
        guard plan.phases[1].items.contains(where: { $0.exercise == "easy-walk" }),
            !plan.phases[1].items.contains(where: { $0.met > 4 })
        else { return }
        #expect(!plan.phases[0].items.contains(where: isBrisk), "\(plan.phases[0].items.map(\.name))")
    }

    @Test("who sits in a chair moves more easily in it", arguments: Place.allCases)
    func seatedMobility(place: Place) throws {
        for seed in Self.seeds {
            let plan = self.generator.plan(
                WorkoutRequest(intensity: .moderate, minutes: 30, place: place, equipment: .none),
                for: TrainingFacts(limitations: [.wheelchair], goal: .mobility, level: .beginner),
                seed: seed
            )
            #expect(plan.phases[1].items.contains { $0.slot == "Balance in the seat" })
        }
    }
}
