import HealthMath
import Support
import Testing

@testable import Training

@Suite("Workouts outdoors for who trains regularly, and for a wheelchair")
struct RunnerTests {
    private static let seeds = Soak.seeds(10)
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func plan(
        _ intensity: Intensity,
        minutes: Int,
        limitations: [Limitation] = [],
        trained experience: Experience = .regular,
        goal: TrainingGoal = .conditioning,
        kind: WorkoutKind? = nil,
        seed: UInt64
    ) -> WorkoutPlan {
        var request = WorkoutRequest(intensity: intensity, minutes: minutes, place: .outdoors, equipment: .none)
        request.kind = kind
        return self.generator.plan(
            request,
            for: TrainingFacts(limitations: limitations, goal: goal, experience: experience),
            seed: seed
        )
    }

    @Test("moderate ones are an easy run in some, and its pace is said by feel", arguments: [20, 30, 45, 60])
    func easyRuns(minutes: Int) throws {
        let plans = (1...10 as ClosedRange<UInt64>).map { self.plan(.moderate, minutes: minutes, seed: $0) }
        let runs = plans.flatMap { $0.phases[1].items }.filter { $0.exercise == "recovery-run" }
        #expect(!runs.isEmpty, "\(plans.map { $0.title ?? "" })")
        for run in runs { #expect(run.reason.contains("slow enough to talk"), "\(run.reason)") }
    }

    /// Seconds of running asked for at least, by the minutes of a workout.
    private static let running = [15: 450, 20: 660, 30: 960, 45: 1_350, 60: 1_950, 90: 3_000]

    @Test("who trains regularly runs for most of an easy run's time, whatever it is", arguments: WorkoutRequest.lengths)
    func longEnough(minutes: Int) throws {
        let least = try #require(Self.running[minutes])
        for goal in [TrainingGoal.conditioning, .weightLoss] {
            for seed in Self.seeds {
                let plan = self.plan(.moderate, minutes: minutes, goal: goal, kind: .run, seed: seed)
                let main = plan.phases[1].items
                let run = try #require(main.first { $0.exercise == "recovery-run" }, "\(main.map(\.name))")
                #expect(run.sets == 1 && run.seconds ?? 0 >= least, "\(main.map { "\($0.name) \($0.seconds ?? 0)" })")
                #expect(plan.title == "Easy run" && plan.notes.isEmpty, "\(plan.title ?? "") \(plan.notes)")
            }
        }
    }

    @Test("half an hour of who begins is runs and walks in turn for most of it", arguments: [Experience.new, .some])
    func halfHour(experience: Experience) throws {
        for intensity in [Intensity.moderate, .vigorous] {
            for seed in Self.seeds {
                let plan = self.plan(intensity, minutes: 30, trained: experience, kind: .run, seed: seed)
                let run = try #require(plan.phases[1].items.first { $0.sets > 1 && $0.seconds ?? 0 >= 60 })
                #expect(run.totalSeconds >= (experience == .new ? 900 : 720), "\(run.name) \(run.totalSeconds)")
            }
        }
    }

    @Test(
        "who begins runs and walks in turn for most of the time, after a walk",
        arguments: [Experience.new, .some],
        WorkoutRequest.lengths.filter { $0 < 90 }
    )
    func firstRuns(experience: Experience, minutes: Int) throws {
        for seed in Self.seeds {
            let plan = self.plan(.vigorous, minutes: minutes, trained: experience, seed: seed)
            let main = plan.phases[1].items
            let run = try #require(main.first { ["jog-walk", "easy-jog"].contains($0.exercise) })
            #expect(run.exercise == (experience == .new ? "jog-walk" : "easy-jog"))
            let share = run.totalSeconds / plan.phases[1].seconds
            #expect(share >= (minutes < 60 ? 0.55 : 0.35), "\(share) of \(minutes): \(main.map(\.name))")
            let running = Double(run.sets) * Double(run.seconds ?? 0)
            #expect(running <= 1_800, "no more than the last week of Couch to 5K: \(running)")
            #expect(plan.phases[0].items.first?.exercise.contains("walk") == true)
            #expect(run.slot == nil || run.reason.contains("short sentences"), "vigorous, not easy: \(run.reason)")
        }
    }

    @Test(
        "who begins goes for an hour and a half at a moderate pace, and is told so",
        arguments: [Experience.new, .some]
    )
    func firstLong(experience: Experience) {
        for seed in Self.seeds {
            let plan = self.plan(.vigorous, minutes: 90, trained: experience, seed: seed)
            #expect(
                plan.phases[1].items.allSatisfy { $0.intensity <= .moderate },
                "\(plan.phases[1].items.map(\.name))"
            )
            #expect(plan.notes.contains { $0.hasPrefix("This is moderate rather than vigorous") }, "\(plan.notes)")
        }
    }

    @Test("nobody lies or kneels on the ground before or after", arguments: Self.seeds, Intensity.allCases)
    func ground(seed: UInt64, intensity: Intensity) throws {
        let plan = self.plan(intensity, minutes: 45, seed: seed)
        for item in plan.phases[0].items + plan.phases[2].items {
            #expect(try !#require(self.catalogue[item.exercise]).traits.contains(.floor), "\(item.name)")
        }
    }

    @Test("what stands before and after says what it is for", arguments: Self.seeds)
    func reasons(seed: UInt64) {
        let plan = self.plan(.vigorous, minutes: 45, seed: seed)
        let reasons = (plan.phases[0].items + plan.phases[2].items).map(\.reason)
        #expect(reasons.allSatisfy { $0 != "Wakes the body up gently" && $0 != "Lets the body come to rest" })
        #expect(reasons.contains { $0.hasSuffix("the run") }, "\(reasons)")
    }

    @Test("who sits in a wheelchair gets out on its wheels", arguments: Self.seeds)
    func wheels(seed: UInt64) {
        let plan = self.plan(.moderate, minutes: 30, limitations: [.wheelchair], seed: seed)
        #expect(
            plan.phases[1].items.contains { $0.exercise == "wheelchair-push" },
            "\(plan.phases[1].items.map(\.name))"
        )
        #expect(plan.items.allSatisfy { !$0.reason.hasSuffix("while you sit") })
    }
}
