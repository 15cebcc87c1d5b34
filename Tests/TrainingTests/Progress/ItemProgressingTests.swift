import Testing

@testable import Training

@Suite("What a workout done again asks for")
struct ItemProgressingTests {
    private static let squat = Exercise.sample(pattern: .squat)

    private func item(reps: Int?, seconds: Int? = nil) throws -> WorkoutItem {
        let pace = try #require(Self.squat.pace(.moderate))
        return WorkoutItem(
            exercise: Self.squat,
            at: pace,
            sets: 3,
            reps: reps,
            seconds: seconds,
            restSeconds: 60,
            reason: ""
        )
    }

    @Test("is one repetition more where progress says so, and remembers where its range began")
    func more() throws {
        let target = Progression.Target(kilograms: 60, reps: 6, seconds: nil, step: .moreReps)
        let next = try self.item(reps: 5).progressing(to: target)
        #expect(next.reps == 6 && next.baseReps == 5)
        let again = next.progressing(to: .init(kilograms: 60, reps: 7, seconds: nil, step: .moreReps))
        #expect(again.reps == 7 && again.baseReps == 5)
    }

    @Test("begins its range anew with more weight")
    func heavier() throws {
        var item = try self.item(reps: 7)
        item.fromReps = 5
        let next = item.progressing(to: .init(kilograms: 62.5, reps: 5, seconds: nil, step: .moreWeight))
        #expect(next.reps == 5 && next.baseReps == 5 && next.fromReps == nil)
    }

    @Test("holds longer, and never counts what is timed")
    func longer() throws {
        let target = Progression.Target(kilograms: nil, reps: nil, seconds: 35, step: .longer)
        #expect(try self.item(reps: nil, seconds: 30).progressing(to: target).seconds == 35)
        #expect(try self.item(reps: 8).progressing(to: target) == self.item(reps: 8))
    }

    @Test("goes with the plan: its main part alone, and no ramp-up sets")
    func plan() throws {
        let item = try self.item(reps: 5)
        var rampUp = item
        rampUp.role = .rampUp
        let plan = WorkoutPlan(phases: [
            WorkoutPlan.Phase(part: .warmUp, items: [rampUp]), WorkoutPlan.Phase(part: .main, items: [item]),
        ])
        let target = Progression.Target(kilograms: 60, reps: 6, seconds: nil, step: .moreReps)
        let next = plan.progressing(to: [Self.squat.id: target])
        #expect(next.phases[0].items == [rampUp])
        #expect(next.phases[1].items.map(\.reps) == [6])
    }

    @Test("speaks of weight only where there is one")
    func words() {
        let bare = Progression.Target(kilograms: nil, reps: 9, seconds: nil, step: .moreReps)
        let loaded = Progression.Target(kilograms: 60, reps: 9, seconds: nil, step: .moreReps)
        #expect(!ProgressWords.reason(bare).contains("weight"))
        #expect(ProgressWords.reason(loaded).contains("weight"))
    }
}
