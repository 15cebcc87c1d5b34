import Foundation
import HealthMath
import Support
import Testing

@testable import Training

@Suite("Workouts with what a member says is there")
struct GearThereTests {
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private static let seeds = Soak.seeds(12)
    private static let home = [Gear](each: Gear.usual(at: .home, with: .basic))
    private static let gym = [Gear](each: Gear.usual(at: .gym, with: .basic))

    private func plan(
        _ goal: TrainingGoal,
        at place: Place,
        _ gear: [Gear]?,
        with equipment: Equipment = .basic,
        intensity: Intensity = .moderate,
        facts: TrainingFacts = TrainingFacts(level: .advanced),
        seed: UInt64
    ) -> WorkoutPlan {
        var facts = facts
        facts.goal = goal
        let asked = WorkoutRequest(intensity: intensity, minutes: 30, place: place, equipment: equipment).finding(gear)
        return self.generator.plan(asked, for: facts, seed: seed)
    }

    /// The gear that a plan's exercises need.
    private func gear(_ plan: WorkoutPlan) throws -> Set<Gear> {
        Set(try plan.items.flatMap { try #require(self.catalogue[$0.exercise]).gear.compactMap(Gear.init(word:)) })
    }

    @Test(
        "lift the barbell that is at home, whatever one lifts for",
        arguments: [TrainingGoal.strength, .muscle, .athleticism],
        Self.seeds
    )
    func barbell(goal: TrainingGoal, seed: UInt64) throws {
        #expect(try self.gear(self.plan(goal, at: .home, Self.home + [.barbell], seed: seed)).contains(.barbell))
        #expect(try !self.gear(self.plan(goal, at: .home, Self.home, seed: seed)).contains(.barbell))
        #expect(try !self.gear(self.plan(goal, at: .home, nil, seed: seed)).contains(.barbell))
    }

    @Test(
        "ask at home for no more than dumbbells, a bench and small things, until somebody told of more",
        arguments: Self.seeds
    )
    func basics(seed: UInt64) throws {
        let named = Set<Gear>([.dumbbells, .bench, .household, .mat, .bands, .jumpRope])
        for goal in TrainingGoal.allCases {
            let plan = self.plan(goal, at: .home, nil, intensity: .vigorous, seed: seed)
            #expect(plan.hasMainPart)
            #expect(try self.gear(plan).isSubset(of: named), "\(goal): \(plan.items.map(\.name))")
        }
    }

    @Test("use nothing that isn't there", arguments: Place.allCases, Self.seeds)
    func only(place: Place, seed: UInt64) throws {
        // A few kinds, others for each seed.
        let there = Gear.allCases.enumerated().filter { ($0.offset + 1) * Int(seed) % 7 < 2 }.map(\.element)
        for goal in TrainingGoal.allCases {
            let plan = self.plan(goal, at: place, there, seed: seed)
            #expect(plan.hasMainPart)
            #expect(try self.gear(plan).subtracting(there).isEmpty, "\(goal)")
        }
    }

    @Test("swim for stamina where there is a pool, and nowhere else")
    func pool() throws {
        let count = { (place: Place, gear: [Gear]?) in
            try Self.seeds.filter {
                try self.gear(self.plan(.conditioning, at: place, gear, seed: $0)).contains(.pool)
            }.count
        }
        #expect(try count(.gym, Self.gym + [.pool]) > 0)
        #expect(try count(.gym, [.pool]) == Self.seeds.count)
        #expect(try count(.gym, Self.gym) == 0)
        #expect(try count(.gym, nil) == 0)
    }

    @Test("never row at a gym without a rowing machine", arguments: Intensity.allCases, Self.seeds)
    func rower(intensity: Intensity, seed: UInt64) throws {
        let there = Self.gym.filter { $0 != .rowingMachine }
        for goal in TrainingGoal.allCases {
            let plan = self.plan(goal, at: .gym, there, intensity: intensity, seed: seed)
            #expect(try !self.gear(plan).contains(.rowingMachine), "\(goal)")
        }
    }

    @Test("take a little for small things and nothing for nothing", arguments: Self.seeds)
    func little(seed: UInt64) throws {
        let there = Self.home + [.barbell, .step]
        let small = Set(GearGroup.small.gear)
        for goal in TrainingGoal.allCases {
            #expect(try self.gear(self.plan(goal, at: .home, there, with: .minimal, seed: seed)).isSubset(of: small))
            #expect(try self.gear(self.plan(goal, at: .home, there, with: .none, seed: seed)).isEmpty)
        }
    }

    @Test("stay safe where everything is there", arguments: Place.allCases, Self.seeds)
    func safe(place: Place, seed: UInt64) throws {
        let walk = SafetyWalk(rules: try MadePlans.safety.get().rules)
        let facts = TrainingFacts(
            injuries: [Injury(area: .wrist, kind: .recent), Injury(area: .knee, kind: .recent)],
            level: .advanced
        )
        for goal in TrainingGoal.allCases {
            let plan = self.plan(goal, at: place, Gear.allCases, intensity: .hard, facts: facts, seed: seed)
            for item in plan.items {
                let exercise = try #require(self.catalogue[item.exercise])
                let broken = walk.broken(by: exercise, at: item.intensity, for: facts, on: SeededCase.day)
                #expect(broken.isEmpty, "\(item.name)")
            }
        }
    }

    @Test("a swap goes by what is there too")
    func swap() throws {
        let asked = WorkoutRequest(intensity: .hard, minutes: 30, place: .home, equipment: .basic)
            .finding([.barbell, .bench])
        let plan = self.plan(.strength, at: .home, asked.gear, intensity: .hard, seed: 1)
        for item in plan.phases[1].items {
            let others = self.generator.alternatives(
                to: item.exercise,
                in: plan,
                of: asked,
                for: TrainingFacts(goal: .strength, level: .advanced),
                excluding: [],
                adding: [],
                on: SeededCase.day
            )
            let needed = Set(others.flatMap { $0.gear.compactMap(Gear.init(word:)) })
            #expect(needed.isSubset(of: [.barbell, .bench]))
        }
    }

    @Test("a request from before anybody told is read as it was")
    func old() throws {
        let text = #"{"intensity":"moderate","minutes":30,"place":"home","equipment":"basic"}"#
        let request = try JSONDecoder().decode(WorkoutRequest.self, from: Data(text.utf8))
        #expect(request == WorkoutRequest(intensity: .moderate, minutes: 30, place: .home, equipment: .basic))
    }
}
