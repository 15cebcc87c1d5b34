import HealthMath
import Support
import Testing

@testable import Training

@Suite("Workouts of the kind that was asked for")
struct WorkoutKindTests {
    private static let seeds = Soak.seeds(5)
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func plan(
        _ kind: WorkoutKind?,
        _ intensity: Intensity,
        at place: Place = .outdoors,
        goal: TrainingGoal = .conditioning,
        _ experience: Experience = .regular,
        minutes: Int = 45,
        hurt: [Injury] = [],
        seed: UInt64
    ) -> WorkoutPlan {
        var request = WorkoutRequest(
            intensity: intensity,
            minutes: minutes,
            place: place,
            equipment: place == .gym ? .basic : .none
        )
        request.kind = kind
        return self.generator.plan(
            request,
            for: TrainingFacts(injuries: hurt, goal: goal, experience: experience),
            seed: seed
        )
    }

    private func share(_ plan: WorkoutPlan, _ holds: (Exercise) -> Bool) -> Double {
        let main = plan.phases[1].items
        let held = main.filter { self.catalogue[$0.exercise].map(holds) ?? false }
        return held.reduce(0) { $0 + $1.totalSeconds } / plan.phases[1].seconds
    }

    private static func isRun(_ exercise: Exercise) -> Bool {
        exercise.continuous == true && exercise.traits.contains(.impact)
    }

    @Test("who trains regularly runs easily where one can talk, by itself and asked for", arguments: Self.seeds)
    func easyRun(seed: UInt64) {
        for minutes in [20, 30, 45, 60] {
            for kind in [nil, WorkoutKind.run] {
                let plan = self.plan(kind, .moderate, minutes: minutes, seed: seed)
                #expect(self.share(plan, Self.isRun) >= 0.4, "\(plan.phases[1].items.map(\.name))")
                #expect(plan.notes.isEmpty, "\(plan.notes)")
            }
        }
    }

    @Test("who begins and asks for a run runs and walks in turn", arguments: Self.seeds, [Experience.new, .some])
    func firstRun(seed: UInt64, experience: Experience) {
        for goal in [TrainingGoal.conditioning, .weightLoss] {
            for intensity in [Intensity.moderate, .vigorous] {
                let plan = self.plan(.run, intensity, goal: goal, experience, seed: seed)
                #expect(self.share(plan, Self.isRun) > 0.25, "\(plan.phases[1].items.map(\.name))")
            }
        }
    }

    @Test(
        "intervals, hills and walks are what they are called",
        arguments: Self.seeds,
        [Intensity.moderate, .vigorous]
    )
    func kinds(seed: UInt64, intensity: Intensity) {
        for experience in Experience.allCases {
            let intervals = self.plan(.intervals, intensity, experience, seed: seed)
            #expect(intervals.phases[1].items.contains { $0.sets >= 3 && $0.seconds ?? 0 >= 40 }, "\(intervals)")
            let hills = self.plan(.hills, intensity, experience, seed: seed)
            #expect(
                hills.phases[1].items.contains { $0.exercise.contains("hill") },
                "\(hills.phases[1].items.map(\.name))"
            )
            let walk = self.plan(.walk, intensity, experience, seed: seed)
            #expect(self.share(walk, Self.isRun) == 0, "\(walk.phases[1].items.map(\.name))")
            #expect(self.share(walk) { $0.id.contains("walk") } >= 0.4, "\(walk.phases[1].items.map(\.name))")
        }
    }

    @Test("a run that a fresh ankle forbids becomes something else, and says so", arguments: Self.seeds)
    func hurt(seed: UInt64) {
        let plan = self.plan(.run, .moderate, hurt: [Injury(area: .ankle, kind: .recent)], seed: seed)
        #expect(self.share(plan, Self.isRun) == 0)
        #expect(plan.notes.contains { $0.hasPrefix("There is no session of the kind “run”") }, "\(plan.notes)")
    }

    @Test("nobody stands still for long before a run", arguments: Self.seeds)
    func warmUp(seed: UInt64) throws {
        for intensity in [Intensity.moderate, .vigorous, .hard] {
            let plan = self.plan(.run, intensity, seed: seed)
            for item in plan.phases[0].items {
                let kind = WorkKind(try #require(self.catalogue[item.exercise]))
                #expect(kind == .cardio || kind == .supple, "\(item.name)")
            }
        }
    }

    @Test("are offered where there are several of them")
    func offered() {
        #expect(self.generator.kinds(for: .conditioning, at: .outdoors).contains(.hills))
        #expect(self.generator.kinds(for: .conditioning, at: .home) == [.intervals, .circuit])
        #expect(self.generator.kinds(for: .strength, at: .gym).isEmpty)
    }
}
