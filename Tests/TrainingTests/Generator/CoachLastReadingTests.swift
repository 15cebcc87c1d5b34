import HealthMath
import Testing

@testable import Training

/// What a coach still refused among a hundred and twenty printed workouts: small things in place of lifts, presses over a fresh neck,
/// circuits in place of a walk, and one thing for eighteen minutes.
@Suite("Workouts of a hundred and twenty that a coach refused to sign")
struct CoachLastReadingTests {
    private static let seeds = 1...6 as ClosedRange<UInt64>
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func main(
        _ facts: TrainingFacts,
        at place: Place,
        _ intensity: Intensity,
        minutes: Int,
        having gear: [Gear] = [],
        seed: UInt64
    ) -> [WorkoutItem] {
        var request = WorkoutRequest(
            intensity: intensity,
            minutes: minutes,
            place: place,
            equipment: gear.isEmpty ? .none : .basic
        )
        if !gear.isEmpty { request.gear = gear }
        return self.generator.plan(request, for: facts, seed: seed)
            .phases[1].items
    }

    private func exercise(_ item: WorkoutItem) throws -> Exercise { try #require(self.catalogue[item.exercise]) }

    // MARK: What is there is lifted

    @Test(
        "half an hour of strength with dumbbells or a kettlebell has legs, and loads the hips with more than a bridge",
        arguments: [[.dumbbells], [.kettlebell]] as [[Gear]],
        Self.seeds
    )
    func halfHour(gear: [Gear], seed: UInt64) throws {
        for intensity in [Intensity.moderate, .vigorous, .hard] {
            let facts = TrainingFacts(goal: .strength, experience: .regular)
            let main = self.main(facts, at: .home, intensity, minutes: 30, having: gear, seed: seed)
            let patterns = try main.map { try self.exercise($0).pattern }
            #expect(patterns.contains(.hinge), "\(main.map(\.name))")
            #expect(patterns.contains(.squat) || patterns.contains(.lunge), "\(main.map(\.name))")
            #expect(main.allSatisfy { $0.exercise != "glute-bridge" }, "\(main.map(\.name))")
        }
    }

    @Test("athletes with one kettlebell press it and pull at a door in turn in twenty minutes", arguments: Self.seeds)
    func athleteInTurn(seed: UInt64) throws {
        let facts = TrainingFacts(goal: .athleticism, experience: .regular)
        for intensity in [Intensity.moderate, .vigorous, .hard] {
            let main = self.main(facts, at: .home, intensity, minutes: 20, having: [.kettlebell], seed: seed)
            let pulls = try main.filter { try self.exercise($0).pattern.side == .pull }
            #expect(pulls.contains { $0.exercise != "floor-w-pull" }, "\(main.map(\.name))")
        }
    }

    @Test(
        "who trains regularly works glutes and the back of the thighs with more than a knee lifted sideways",
        arguments: [[], [.dumbbells], [.kettlebell], [.bands]] as [[Gear]],
        Self.seeds
    )
    func hips(gear: [Gear], seed: UInt64) {
        for goal in [TrainingGoal.strength, .muscle] {
            let facts = TrainingFacts(goal: goal, experience: .regular)
            let main = self.main(facts, at: .home, .vigorous, minutes: 90, having: gear, seed: seed)
            let glutes = main.filter { $0.slot == "Glutes or back of the thighs" }
            #expect(glutes.allSatisfy { !["clam", "fire-hydrant"].contains($0.exercise) }, "\(glutes.map(\.name))")
        }
    }

    // MARK: What is fresh

    @Test(
        "a fresh foot carries no hips alone, a fresh neck nothing above the head, a fresh shoulder no cable",
        arguments: [
            ("ankle-acute", ["single-leg-glute-bridge", "bridge-march"]),
            ("foot-acute", ["single-leg-glute-bridge", "bridge-march"]),
            (
                "neck-acute",
                [
                    "dumbbell-shoulder-press", "seated-dumbbell-press", "shoulder-press-machine",
                    "standing-band-shoulder-press", "kettlebell-press",
                ]
            ),
            ("shoulder-acute", ["cable-pull-through"]),
        ]
    )
    func leftOut(id: SafetyRule.ID, exercises: [Exercise.ID]) throws {
        let rule = try #require(try MadePlans.safety.get().rules.first { $0.id == id })
        for exercise in exercises { #expect(rule.forbids(try #require(self.catalogue[exercise])), "\(exercise)") }
    }

    @Test("who would run but for a fresh back walks, rather than do a circuit in the park", arguments: Self.seeds)
    func walk(seed: UInt64) throws {
        let facts = TrainingFacts(
            injuries: [Injury(area: .lowerBack, kind: .recent)],
            goal: .conditioning,
            experience: .regular
        )
        for minutes in [30, 45, 60] {
            let main = self.main(facts, at: .outdoors, .moderate, minutes: minutes, seed: seed)
            let walked = try main.filter { try self.exercise($0).continuous == true }
            let seconds = walked.reduce(0) { $0 + $1.totalSeconds }
            #expect(seconds * 2 >= main.reduce(0) { $0 + $1.totalSeconds }, "\(main.map(\.name))")
        }
    }

    // MARK: Beginnings, and what fills the time

    @Test("with asthma a run begins at its slowest trot, not with intervals", arguments: Self.seeds, [30, 45, 60])
    func asthma(seed: UInt64, minutes: Int) {
        let facts = TrainingFacts(conditions: [.asthma], goal: .conditioning, experience: .regular)
        let main = self.main(facts, at: .outdoors, .vigorous, minutes: minutes, seed: seed)
        #expect(main.allSatisfy { $0.exercise != "jog-walk" }, "\(main.map(\.name))")
    }

    @Test("athletes who trotted to get warm don't walk for minutes before they sprint", arguments: Self.seeds)
    func athlete(seed: UInt64) {
        let facts = TrainingFacts(goal: .athleticism, experience: .regular)
        let main = self.main(facts, at: .outdoors, .hard, minutes: 90, seed: seed)
        #expect(["easy-jog", "recovery-run"].contains(main.first?.exercise ?? ""), "\(main.map(\.name))")
    }

    @Test("nobody new lifts their knees for a quarter of an hour", arguments: Self.seeds)
    func steady(seed: UInt64) {
        for intensity in [Intensity.moderate, .vigorous] {
            let facts = TrainingFacts(goal: .conditioning, experience: .new)
            for item in self.main(facts, at: .home, intensity, minutes: 90, seed: seed) {
                #expect((item.seconds ?? 0) * item.sets <= 750, "\(item.name)")
            }
        }
    }

    @Test("who can't stand for long trains the legs, too, in half an hour", arguments: Self.seeds)
    func seat(seed: UInt64) {
        for goal in [TrainingGoal.weightLoss, .conditioning] {
            let facts = TrainingFacts(limitations: [.standing], goal: goal, experience: .some)
            let main = self.main(facts, at: .home, .moderate, minutes: 30, seed: seed)
            #expect(main.contains { $0.slot == "Legs, as far as they go" }, "\(main.map(\.name))")
        }
    }
}
