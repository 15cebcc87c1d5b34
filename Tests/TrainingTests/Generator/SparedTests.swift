import HealthMath
import Support
import Testing

@testable import Training

/// Members whom a coach spares though nothing is forbidden outright: a hernia, a late pregnancy, an old back, first weeks.
@Suite("Workouts of members whom a coach spares")
struct SparedTests {
    private static let seeds = Soak.seeds(8)
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func plan(
        _ facts: TrainingFacts,
        at place: Place,
        _ equipment: Equipment,
        _ intensity: Intensity,
        minutes: Int = 60,
        seed: UInt64
    ) -> WorkoutPlan {
        self.generator.plan(
            WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment),
            for: facts,
            seed: seed
        )
    }

    private static func body(born year: Int, kilograms: Double = 72) -> BodyFacts? {
        CalendarDay(year: year, month: 1, day: 1).map {
            BodyFacts(sex: .male, birthday: $0, centimetres: 176, kilograms: kilograms)
        }
    }

    @Test(
        "with a hernia lift eight times or more with three in reserve, hang from nothing, and are told why",
        arguments: Self.seeds
    )
    func hernia(seed: UInt64) throws {
        let facts = TrainingFacts(conditions: [.hernia], goal: .strength, experience: .regular)
        let plan = self.plan(facts, at: .gym, .basic, .hard, seed: seed)
        for item in plan.phases[1].items where item.role == nil {
            let exercise = try #require(self.catalogue[item.exercise])
            #expect(exercise.position != .hanging, "\(item.name)")
            if exercise.lift != .none, let reps = item.reps { #expect(reps >= 8, "\(item.name)") }
            if let reserve = item.reserve { #expect(reserve >= 3, "\(item.name)") }
        }
        #expect(plan.notes.contains { $0.contains("vigorous rather than hard") }, "\(plan.notes)")
    }

    @Test("late in pregnancy bend over nothing heavy and push nothing up from the floor", arguments: Self.seeds)
    func lateInPregnancy(seed: UInt64) throws {
        let facts = TrainingFacts(
            cycle: .pregnant(since: SeededCase.day.adding(days: -238)),
            goal: .muscle,
            experience: .regular
        )
        for item in self.plan(facts, at: .home, .basic, .moderate, minutes: 30, seed: seed).items {
            let exercise = try #require(self.catalogue[item.exercise])
            #expect(exercise.load(on: .lowerBack) <= 1 && exercise.position != .onHandsAndFeet, "\(item.name)")
        }
    }

    @Test(
        "in the middle of a pregnancy turn nothing under load, and hear that losing weight can wait",
        arguments: Self.seeds
    )
    func middleOfPregnancy(seed: UInt64) throws {
        let facts = TrainingFacts(
            cycle: .pregnant(since: SeededCase.day.adding(days: -154)),
            goal: .weightLoss,
            experience: .regular
        )
        let plan = self.plan(facts, at: .home, .none, .moderate, minutes: 30, seed: seed)
        for item in plan.items {
            #expect(try #require(self.catalogue[item.exercise]).traits.contains(.twisting) == false, "\(item.name)")
        }
        #expect(plan.notes.contains { $0.contains("losing weight can wait") }, "\(plan.notes)")
    }

    @Test("new to it go vigorously at most, and gently at 78, and are told why", arguments: Self.seeds)
    func firstWeeks(seed: UInt64) throws {
        let new = TrainingFacts(goal: .conditioning, experience: .new)
        let run = self.plan(new, at: .outdoors, .none, .hard, seed: seed)
        #expect(run.items.allSatisfy { $0.intensity <= .vigorous }, "\(run.items.map(\.name))")
        #expect(run.notes.contains { $0.contains("vigorous rather than hard: the first weeks") }, "\(run.notes)")
        let late = TrainingFacts(body: Self.body(born: 1_948), goal: .muscle, experience: .new)
        let gentle = self.plan(late, at: .gym, .basic, .hard, minutes: 90, seed: seed)
        #expect(gentle.phases[1].items.compactMap(\.reserve).allSatisfy { $0 >= 3 }, "\(gentle.phases[1].items)")
        #expect(gentle.notes.contains { $0.contains("moderate rather than hard: the first weeks") }, "\(gentle.notes)")
    }

    @Test(
        "who rests a foot, or a hip, isn't told to train the other ankle's balance in a chair",
        arguments: Self.seeds,
        [InjuryArea.foot, .hip]
    )
    func balanceInASeat(seed: UInt64, rested: InjuryArea) throws {
        let injuries = [Injury(area: .ankle, kind: .lasting), Injury(area: rested, kind: .surgery)]
        for (place, minutes) in [(Place.gym, 90), (.gym, 45), (.home, 15), (.home, 60)] {
            let facts = TrainingFacts(injuries: injuries, goal: .athleticism, experience: .some)
            let plan = self.plan(facts, at: place, .basic, .moderate, minutes: minutes, seed: seed)
            for item in plan.phases[0].items {
                let exercise = try #require(self.catalogue[item.exercise])
                #expect(WorkKind(exercise) != .balance || exercise.position != .seated, "\(item.name)")
            }
        }
    }

    @Test("with a freshly hurt ankle don't step on it to get warm or to end", arguments: Self.seeds)
    func ankle(seed: UInt64) throws {
        let facts = TrainingFacts(injuries: [Injury(area: .ankle, kind: .recent)], experience: .some)
        let plan = self.plan(facts, at: .home, .none, .vigorous, minutes: 30, seed: seed)
        for item in plan.phases[0].items + plan.phases[2].items {
            // It is only moved, in a seat.
            let exercise = try #require(self.catalogue[item.exercise])
            let isMoved = exercise.position == .seated && exercise.pattern == .mobility
            #expect(exercise.load(on: .ankle) == 0 || isMoved, "\(item.name)")
        }
    }

    @Test("with an old back lift more often instead of heavy, and roll out no wheel", arguments: Self.seeds)
    func oldBack(seed: UInt64) throws {
        let facts = TrainingFacts(
            injuries: [Injury(area: .lowerBack, kind: .lasting)],
            goal: .strength,
            experience: .regular
        )
        for item in self.plan(facts, at: .gym, .basic, .hard, seed: seed).phases[1].items where item.role == nil {
            let exercise = try #require(self.catalogue[item.exercise])
            #expect(exercise.id != "ab-wheel")
            guard exercise.load(on: .lowerBack) > 1, exercise.lift != .none else { continue }
            if let reps = item.reps { #expect(reps >= 8, "\(item.name)") }
            if let reserve = item.reserve { #expect(reserve >= 3, "\(item.name)") }
        }
    }
}
