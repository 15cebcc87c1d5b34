import HealthMath
import Testing

@testable import Training

@Suite("What is offered in exchange, from the whole catalogue")
struct SwappingKinTests {
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func offered(for id: Exercise.ID, _ request: WorkoutRequest, _ facts: TrainingFacts) throws -> [Exercise] {
        let exercise = try #require(self.catalogue[id])
        let pace = try #require(exercise.pace(.moderate))
        let item = WorkoutItem(
            exercise: exercise,
            at: pace,
            sets: 3,
            reps: 10,
            seconds: nil,
            restSeconds: 60,
            reason: ""
        )
        return self.generator.alternatives(
            to: id,
            in: WorkoutPlan(phases: [WorkoutPlan.Phase(part: .main, items: [item])]),
            of: request,
            for: facts,
            excluding: [],
            adding: [],
            on: SeededCase.day
        )
    }

    @Test("a push-up on the knees has its easier and harder kin, and nothing for a chair or to punch with")
    func push() throws {
        let home = WorkoutRequest(intensity: .moderate, minutes: 30, place: .home, equipment: .none)
        let found = try self.offered(for: "knee-push-up", home, TrainingFacts(goal: .muscle, level: .beginner))
        let ids = found.map(\.id)
        for kin in ["push-up", "counter-push-up", "incline-push-up"] { #expect(ids.prefix(3).contains(kin), "\(ids)") }
        #expect(found.allSatisfy { $0.pattern == .pushAcross && !$0.madeFor.contains(.seat) }, "\(ids)")
    }

    @Test(
        "a healthy person is offered a choice of what works alike, and nothing that was made for others",
        arguments: ["bodyweight-squat", "glute-bridge", "reverse-lunge", "forearm-plank", "knee-push-up"]
    )
    func healthy(id: Exercise.ID) throws {
        let home = WorkoutRequest(intensity: .moderate, minutes: 30, place: .home, equipment: .none)
        let found = try self.offered(for: id, home, TrainingFacts(goal: .muscle, level: .beginner))
        #expect(found.count >= 3)
        let others = found.filter { !$0.madeFor.isEmpty && !$0.madeFor.contains(.firstSteps) }
        #expect(others.isEmpty, "\(others.map(\.name))")
    }

    @Test(
        "a fresh shoulder is offered no punches for a lift, but what is lifted, pulled or held",
        arguments: ["dumbbell-shoulder-press", "barbell-bench-press", "push-up", "standing-band-row", "lateral-raise"],
        [InjuryKind.recent, .surgery]
    )
    func freshShoulder(id: Exercise.ID, kind: InjuryKind) throws {
        let facts = TrainingFacts(injuries: [Injury(area: .shoulder, kind: kind)], goal: .strength, level: .advanced)
        for equipment in WorkoutRequest.equipments {
            let request = WorkoutRequest(intensity: .vigorous, minutes: 45, place: .gym, equipment: equipment)
            let found = try self.offered(for: id, request, facts)
            let others = found.filter { !WorkKind($0).isLifted }
            #expect(others.isEmpty || others.count == found.count, "\(found.map(\.name))")
            let words = ["punch", "strike", "box", "jab", "hook", "uppercut"]
            let struck = found.filter { exercise in words.contains { exercise.name.lowercased().contains($0) } }
            #expect(struck.isEmpty, "\(struck.map(\.name))")
        }
    }

    @Test("who trains in a chair is offered what was made for it")
    func chair() throws {
        let home = WorkoutRequest(intensity: .moderate, minutes: 30, place: .home, equipment: .minimal)
        let facts = TrainingFacts(limitations: [.wheelchair], goal: .muscle, level: .beginner)
        let found = try self.offered(for: "seated-boxing-ladder", home, facts)
        #expect(found.contains { $0.madeFor.contains(.seat) }, "\(found.map(\.name))")
    }
}
