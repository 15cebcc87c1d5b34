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
        return self.generator.plan(
            request,
            for: facts,
            history: TrainingHistory(),
            excluding: [],
            adding: [],
            on: SeededCase.day,
            seed: seed
        )
        .phases[1].items
    }

    private func exercise(_ item: WorkoutItem) throws -> Exercise { try #require(self.catalogue[item.exercise]) }

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
}
