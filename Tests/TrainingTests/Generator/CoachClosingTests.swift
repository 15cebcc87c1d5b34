import HealthMath
import Testing

@testable import Training

/// What a coach refused at the last: fives met in one step, a sore back without trunk work, and push-ups from the floor over a bump.
@Suite("Workouts that a coach refused at the last")
struct CoachClosingTests {
    private static let seeds = 1...6 as ClosedRange<UInt64>
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
        minutes: Int,
        seed: UInt64
    ) -> WorkoutPlan {
        let request = WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment)
        return self.generator.plan(request, for: facts, seed: seed)
    }

    private func exercise(_ item: WorkoutItem) throws -> Exercise { try #require(self.catalogue[item.exercise]) }

    private static func body(born year: Int) -> BodyFacts? {
        CalendarDay(year: year, month: 3, day: 1)
            .map { BodyFacts(sex: .female, birthday: $0, centimetres: 164, kilograms: 66) }
    }

    @Test("the first fives of any length are met in two steps and more", arguments: Self.seeds, [15, 20, 30, 45, 60])
    func rampUps(seed: UInt64, minutes: Int) throws {
        let facts = TrainingFacts(goal: .strength, experience: .seasoned)
        for intensity in [Intensity.moderate, .vigorous, .hard] {
            let plan = self.plan(facts, at: .gym, .basic, intensity, minutes: minutes, seed: seed)
            let main = try #require(plan.phases[1].items.first { $0.role == nil })
            let bars: Set = ["barbell", "trap bar"]
            #expect(try main.reps == 5 && !bars.isDisjoint(with: self.exercise(main).gear), "\(main.name)")
            let first = try #require(plan.phases[0].items.first { $0.role == .rampUp })
            #expect(
                first.sets >= 2 && first.restSeconds >= 20,
                "\(first.sets) × \(first.reps ?? 0), \(first.restSeconds) s"
            )
            #expect(first.exercise == main.exercise)
            #expect(plan.phases[0].items.count { $0.role == nil } >= 2, "\(plan.phases[0].items.map(\.name))")
            #expect(abs(plan.seconds - Double(minutes) * 60) <= Double(minutes) * 6, "\(plan.seconds)")
        }
    }

    @Test(
        "who has a sore back has trunk work in three quarters of an hour, whatever it is for",
        arguments: Self.seeds,
        [1_948, 1_958, 1_990]
    )
    func soreBack(seed: UInt64, year: Int) throws {
        for kind in [InjuryKind.lasting, .recent] {
            for experience in [Experience.new, .regular] {
                for goal in [TrainingGoal.strength, .muscle, .mobility, .weightLoss] {
                    for (place, equipment) in [(Place.home, Equipment.none), (.gym, .basic)] {
                        let facts = TrainingFacts(
                            body: Self.body(born: year),
                            injuries: [Injury(area: .lowerBack, kind: kind)],
                            goal: goal,
                            experience: experience
                        )
                        let plan = self.plan(facts, at: place, equipment, .moderate, minutes: 45, seed: seed)
                        let trunk = try (plan.phases[0].items + plan.phases[1].items).filter {
                            try WorkKind(self.exercise($0)) == .trunk
                        }
                        let names = plan.phases[0].items.map(\.name) + plan.phases[1].items.map(\.name)
                        #expect(trunk.contains { $0.sets >= 2 }, "\(kind) \(experience) \(goal) \(place): \(names)")
                    }
                }
            }
        }
    }

    @Test(
        "what braces a sore back before the work says so, and lies down neither at 78 nor in a park",
        arguments: Self.seeds
    )
    func bracing(seed: UInt64) throws {
        let words = "Teaches your trunk to hold your lower back"
        var told = 0
        for (year, place) in [(1_948, Place.home), (1_948, .outdoors), (1_958, .outdoors)] {
            let facts = TrainingFacts(
                body: Self.body(born: year),
                injuries: [Injury(area: .lowerBack, kind: .lasting)],
                goal: .mobility,
                experience: .new
            )
            let warmUp = self.plan(facts, at: place, .none, .moderate, minutes: 45, seed: seed).phases[0].items
            for item in warmUp where item.reason.contains(words) {
                told += 1
                #expect(try !self.exercise(item).traits.contains(.floor), "\(item.name)")
            }
        }
        #expect(told == 3, "\(told)")
    }

    @Test("a back that was operated on, and one that is well, is braced before no work", arguments: Self.seeds)
    func unbraced(seed: UInt64) {
        for injuries in [[], [Injury(area: .lowerBack, kind: .surgery)]] {
            let facts = TrainingFacts(injuries: injuries, goal: .mobility, experience: .regular)
            let plan = self.plan(facts, at: .home, .none, .moderate, minutes: 45, seed: seed)
            #expect(plan.items.allSatisfy { !$0.reason.contains("hold your lower back") })
        }
    }

    @Test("from the fourth month on a push-up has the hands on a bench, a counter or a wall", arguments: Self.seeds)
    func raisedHands(seed: UInt64) throws {
        for days in [112, 168, 230] {
            for (goal, place) in [
                (TrainingGoal.strength, Place.home), (.weightLoss, .home), (.conditioning, .outdoors),
            ] {
                let facts = TrainingFacts(
                    cycle: .pregnant(since: SeededCase.day.adding(days: -days)),
                    goal: goal,
                    experience: .regular
                )
                let plan = self.plan(facts, at: place, .none, .moderate, minutes: 45, seed: seed)
                let exercises = try plan.items.map(self.exercise)
                let names = exercises.map(\.name)
                #expect(exercises.allSatisfy { $0.position != .onHandsAndFeet && $0.id != "knee-push-up" }, "\(names)")
                #expect(exercises.contains { $0.pattern == .pushAcross && $0.position == .standing }, "\(names)")
            }
        }
    }

    // MARK: In a chair

    private static let wheelchair = TrainingFacts(limitations: [.wheelchair], goal: .conditioning, experience: .some)

    @Test("who trains in a wheelchair isn't warmed up for a run", arguments: Self.seeds)
    func noRun(seed: UInt64) {
        for intensity in [Intensity.moderate, .hard] {
            let plan = self.plan(Self.wheelchair, at: .home, .none, intensity, minutes: 30, seed: seed)
            let reasons = plan.items.map(\.reason)
            #expect(reasons.allSatisfy { !$0.hasSuffix("the run") && !$0.hasSuffix("the swim") }, "\(reasons)")
        }
    }

    @Test("half an hour in a wheelchair has boxing or intervals of boxing, seldom both")
    func boxing() {
        let isBoth = (1...20 as ClosedRange<UInt64>).map { seed in
            let plan = self.plan(Self.wheelchair, at: .home, .none, .moderate, minutes: 30, seed: seed)
            return plan.phases[1].items.count { $0.exercise.contains("boxing") } > 1
        }
        #expect(isBoth.count { $0 } <= 4, "\(isBoth)")
    }

    @Test("half an hour in a wheelchair takes twenty taps in the middle, and thirty at most")
    func taps() {
        for goal in TrainingGoal.allCases {
            let facts = TrainingFacts(limitations: [.wheelchair], goal: goal, experience: .some)
            let taps = (1...20 as ClosedRange<UInt64>)
                .map { self.plan(facts, at: .home, .none, .moderate, minutes: 30, seed: $0).taps }
                .sorted()
            #expect(taps[10] <= 20 && taps[19] <= 30, "\(goal): \(taps)")
        }
    }
}
