import HealthMath
import Testing

@testable import Training

/// What the coach still refused when the same requests were printed again.
@Suite("Workouts of a hundred and twenty, counted again")
struct CoachCountsAgainTests {
    private static let seeds = 1...8 as ClosedRange<UInt64>
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func main(
        _ facts: TrainingFacts,
        at place: Place = .home,
        _ equipment: Equipment = .none,
        _ intensity: Intensity = .moderate,
        minutes: Int = 45,
        seed: UInt64
    ) throws -> [Exercise] {
        let plan = self.generator.plan(
            WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment),
            for: facts,
            seed: seed
        )
        return try plan.phases[1].items.map { try #require(self.catalogue[$0.exercise]) }
    }

    @Test("a shoulder that has hurt for long pushes more than a wall", arguments: Self.seeds)
    func wall(seed: UInt64) throws {
        let injuries = [Injury(area: .shoulder, kind: .lasting)]
        for goal in [TrainingGoal.muscle, .strength] {
            let facts = TrainingFacts(injuries: injuries, goal: goal, level: .beginner, experience: .new)
            let pushes = try self.main(facts, seed: seed).filter { $0.pattern.side == .push }
            #expect(pushes.contains { !$0.madeFor.contains(.rehab) }, "\(pushes.map(\.name))")
        }
    }

    @Test("what strains one joint comes six times, and arms that run in a seat are no run")
    func strain() throws {
        let safety = try MadePlans.safety.get()
        let material = { (id: Exercise.ID) in Material(try #require(self.catalogue[id]), under: safety) }
        let table = DoseTable(goal: .muscle, level: .advanced, minutes: 30)
        let nordic = try material("nordic-curl")
        let pace = try #require(nordic.paces.first)
        #expect(table.dose(.isolation, of: nordic, at: pace, asked: .vigorous).reps == 6)
        let arms = try material("arm-run-seated")
        let dose = Dose(sets: 3, seconds: 180, rest: 30, setsRange: 3...3)
        let choice = Choice(material: arms, pace: try #require(arms.paces.first), dose: dose)
        #expect(WorkoutTitle(Choices(all: [choice])).described?.contains("Run") == false)
    }

    @Test("a slot that is filled late has its own dose", arguments: Self.seeds)
    func late(seed: UInt64) throws {
        let facts = TrainingFacts(conditions: [.asthma], goal: .strength, level: .advanced, experience: .regular)
        let plan = self.generator.plan(
            WorkoutRequest(intensity: .moderate, minutes: 15, place: .gym, equipment: .basic),
            for: facts,
            seed: seed
        )
        for item in plan.phases[1].items where item.slot == "Push" || item.slot == "Pull" {
            #expect(try #require(item.reps) >= 8, "\(item.name): \(item.reps ?? 0)")
        }
    }

    @Test("who has lifted for years bridges on one leg, at a moderate effort too", arguments: Self.seeds)
    func seasoned(seed: UInt64) throws {
        let facts = TrainingFacts(goal: .muscle, level: .advanced, experience: .seasoned)
        let plan = self.generator.plan(
            WorkoutRequest(intensity: .moderate, minutes: 60, place: .outdoors, equipment: .none),
            for: facts,
            seed: seed
        )
        for item in plan.phases[1].items where item.slot?.hasSuffix("hips") == true && item.reps != nil {
            #expect(!["glute-bridge", "good-morning"].contains(item.exercise), "\(item.name)")
        }
    }

    @Test("who weighs much dips at nothing that wasn’t done of late", arguments: Self.seeds)
    func dips(seed: UInt64) throws {
        let birthday = try #require(CalendarDay(year: 1971, month: 1, day: 1))
        let body = BodyFacts(sex: .female, birthday: birthday, centimetres: 165, kilograms: 100)
        for goal in [TrainingGoal.muscle, .conditioning] {
            let facts = TrainingFacts(body: body, goal: goal, level: .advanced, experience: .regular)
            let main = try self.main(facts, at: .gym, .basic, minutes: 60, seed: seed)
            #expect(main.allSatisfy { !$0.id.hasSuffix("dip") }, "\(main.map(\.name))")
        }
    }

    @Test("who is very heavy lies down where nothing upright trains the same, however long they have trained")
    func heavy() throws {
        let birthday = try #require(CalendarDay(year: 1971, month: 1, day: 1))
        let body = BodyFacts(sex: .female, birthday: birthday, centimetres: 165, kilograms: 115)
        let facts = TrainingFacts(body: body, goal: .weightLoss, level: .advanced, experience: .regular)
        let request = WorkoutRequest(intensity: .moderate, minutes: 30, place: .gym, equipment: .basic)
        let circumstances = Circumstances(
            request,
            for: facts,
            under: try MadePlans.safety.get(),
            excluding: [],
            on: SeededCase.day
        )
        #expect(circumstances.sparesFloor)
    }
}
