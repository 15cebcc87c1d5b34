import HealthMath
import Support
import Testing

@testable import Training

@Suite("The day after hard training")
struct DayAfterTests {
    private static let seeds = Soak.seeds(10)
    private static let legs = ["barbell-squat": 5, "barbell-romanian-deadlift": 4]
    private static let arms = ["barbell-bench-press": 5, "barbell-row": 4, "barbell-overhead-press": 3]
    /// Of all of the body, a few sets of each thing.
    private static let circuit = [
        "bodyweight-squat": 3, "push-up": 2, "glute-bridge": 2, "jumping-jacks": 3, "forearm-plank": 2,
    ]
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func plan(
        after done: [Exercise.ID: Int],
        ago: Int = 1,
        wishing wish: DayAfter? = nil,
        goal: TrainingGoal = .strength,
        at place: Place = .gym,
        _ equipment: Equipment = .basic,
        minutes: Int = 60,
        seed: UInt64
    ) -> WorkoutPlan {
        var request = WorkoutRequest(intensity: .hard, minutes: minutes, place: place, equipment: equipment)
        request.dayAfter = wish
        let day = TrainingHistory.Day(day: SeededCase.day.adding(days: -ago), sets: done, exertion: 8)
        return self.generator.plan(
            request,
            for: TrainingFacts(goal: goal, level: .advanced),
            history: TrainingHistory(days: [day]),
            excluding: [],
            adding: [],
            on: SeededCase.day,
            seed: seed
        )
    }

    private func sides(of plan: WorkoutPlan) throws -> [MovementPattern.Side] {
        try plan.phases[1].items.compactMap { try #require(self.catalogue[$0.exercise]).pattern.side }
    }

    @Test("of the legs is the upper body's: a push and a pull, lifts that were meant", arguments: Self.seeds)
    func upper(seed: UInt64) throws {
        for goal in [TrainingGoal.strength, .muscle] {
            let plan = self.plan(after: Self.legs, goal: goal, seed: seed)
            let sides = try self.sides(of: plan)
            #expect(plan.half == .upper)
            #expect(sides.contains(.push) && sides.contains(.pull) && !sides.contains(.legs), "\(sides)")
            #expect(plan.notes.contains { $0.hasPrefix("Legs and hips worked hard yesterday") }, "\(plan.notes)")
            #expect(plan.phases[1].items.first?.slot == "Main lift for pushing")
        }
    }

    @Test("of the upper body is the legs'", arguments: Self.seeds)
    func lower(seed: UInt64) throws {
        for (place, equipment) in [(Place.gym, Equipment.basic), (.home, .basic)] {
            let plan = self.plan(after: Self.arms, at: place, equipment, minutes: 45, seed: seed)
            let sides = try self.sides(of: plan)
            #expect(plan.half == .lower && Set(sides) == [.legs], "\(place): \(sides)")
        }
    }

    @Test("of the whole body is an easy one, that tires no muscle", arguments: Self.seeds, [30, 60])
    func rest(seed: UInt64, minutes: Int) throws {
        let both = Self.legs.merging(Self.arms) { one, _ in one }
        for place in Place.allCases {
            let plan = self.plan(after: both, at: place, minutes: minutes, seed: seed)
            guard plan.half == .rest else { continue }
            for item in plan.phases[1].items {
                let exercise = try #require(self.catalogue[item.exercise])
                #expect(!WorkKind(exercise).tiresMuscles && item.intensity == .low, "\(item.name)")
            }
        }
        #expect(self.plan(after: both, minutes: 30, seed: seed).half == .rest)
    }

    @Test("of a circuit is an easy one, or a run, a walk or a ride, that tires no muscle", arguments: Self.seeds)
    func circuit(seed: UInt64) throws {
        for goal in [TrainingGoal.weightLoss, .conditioning] {
            for (place, equipment) in [
                (Place.home, Equipment.none), (.home, .basic), (.outdoors, .none), (.gym, .basic),
            ] {
                let plan = self.plan(
                    after: Self.circuit,
                    goal: goal,
                    at: place,
                    equipment,
                    minutes: 30,
                    seed: seed
                )
                let main = try plan.phases[1].items.map { ($0, try #require(self.catalogue[$0.exercise])) }
                #expect(main.allSatisfy { !WorkKind($0.1).tiresMuscles }, "\(goal) \(place): \(main.map(\.0.name))")
                #expect(plan.isAfterHardDay == true && plan.seconds >= 27 * 60)
                // What one goes on with is at least half of it where it is no easy day; at home that's nothing.
                let goesOn = main.filter { $0.1.continuous == true }.reduce(0) { $0 + $1.0.totalSeconds }
                #expect(plan.half == .rest || place != .home && goesOn * 2 >= plan.phases[1].seconds)
            }
        }
        let anyway = self.plan(after: Self.circuit, wishing: .anyway, goal: .weightLoss, at: .home, .none, seed: seed)
        #expect(try self.sides(of: anyway).contains(.legs) && anyway.half == nil)
    }

    @Test("of one half of the body keeps who trains for stamina from no circuit", arguments: Self.seeds)
    func halves(seed: UInt64) {
        for done in [Self.legs, Self.arms] {
            #expect(self.plan(after: done, goal: .conditioning, at: .home, .none, minutes: 30, seed: seed).half == nil)
        }
    }

    @Test("is as it was asked for, where somebody wants it anyway; easy, where they want that")
    func wishes() throws {
        let anyway = self.plan(after: Self.legs, wishing: .anyway, seed: 4)
        #expect(anyway.half == nil)
        #expect(try self.sides(of: anyway).contains(.legs))
        #expect(anyway.notes.contains { $0.hasPrefix("As you wished") }, "\(anyway.notes)")
        #expect(self.plan(after: Self.legs, wishing: .easy, minutes: 30, seed: 4).half == .rest)
    }

    @Test("loads the same muscles by other lifts, where somebody wants it anyway", arguments: Self.seeds)
    func otherLifts(seed: UInt64) throws {
        let whole = ["barbell-deadlift": 4, "barbell-overhead-press": 4, "chin-up": 4]
        for done in [whole, Self.arms, Self.legs] {
            let plan = self.plan(after: done, wishing: .anyway, seed: seed)
            let again = plan.phases[1].items.filter { done[$0.exercise] != nil }
            #expect(again.isEmpty, "\(again.map(\.name))")
        }
    }

    @Test func `mostly moves in other ways, where somebody trains all of the body anyway`() throws {
        let whole = ["barbell-deadlift": 4, "barbell-overhead-press": 4, "chin-up": 4]
        let other = try (1...10 as ClosedRange<UInt64>).count { seed in
            let main = self.plan(after: whole, wishing: .anyway, seed: seed).phases[1].items
            let ways = try main.prefix(3).map { try #require(self.catalogue[$0.exercise]).pattern }
            return !ways.contains(.pushUp) && !ways.contains(.pullDown)
        }
        #expect(other >= 9, "\(other) of 10")
    }

    @Test("is easy for any length, where that is wished", arguments: Self.seeds, WorkoutRequest.lengths)
    func easy(seed: UInt64, minutes: Int) {
        let plan = self.plan(after: Self.legs, wishing: .easy, minutes: minutes, seed: seed)
        #expect(plan.half == .rest && plan.hasMainPart)
    }

    @Test("offers what it is not yet, until it was begun or the day is over")
    func ways() {
        func ways(
            _ wish: DayAfter?,
            _ half: BodyHalf?,
            after: Bool? = true,
            _ status: Workout.Status = .notStarted,
            later days: Int = 0
        ) -> [DayAfter] {
            var workout = SampleWorkout.workout()
            (workout.request.dayAfter, workout.plan.half, workout.plan.isAfterHardDay) = (wish, half, after)
            workout.status = status
            let today = SeededCase.day.adding(days: days)
            return workout.waysAfterHardDay(madeOn: SeededCase.day, today: today)
        }
        #expect(ways(nil, .upper) == [.anyway, .easy])
        #expect(ways(nil, .rest) == [.anyway])
        // What was hard rests, or can't: nothing of this is easy yet.
        #expect(ways(nil, nil) == [.anyway, .easy])
        #expect(ways(.anyway, nil) == [.easy])
        #expect(ways(.easy, .rest) == [.anyway])
        #expect(ways(.easy, .rest, after: nil) == [.anyway])
        #expect(ways(nil, nil, after: nil).isEmpty)
        #expect(ways(nil, .upper, later: 1).isEmpty)
        #expect(ways(nil, .upper, .inProgress).isEmpty && ways(.anyway, nil, .completed).isEmpty)
    }

    @Test("is known of every workout made then, and of no other")
    func known() {
        for wish in [nil, .anyway, .easy] as [DayAfter?] {
            #expect(self.plan(after: Self.legs, wishing: wish, minutes: 30, seed: 3).isAfterHardDay == true)
        }
        #expect(self.plan(after: Self.legs, ago: 3, minutes: 30, seed: 3).isAfterHardDay == nil)
    }

    @Test("is told from earlier on the same day")
    func today() {
        let plan = self.plan(after: Self.legs, ago: 0, seed: 2)
        #expect(
            plan.notes.contains { $0.contains("earlier today") } && !plan.notes.contains { $0.contains("yesterday") }
        )
    }

    @Test("is nothing to builds of other days")
    func others() throws {
        let request = WorkoutRequest(intensity: .hard, minutes: 60, place: .gym, equipment: .basic)
        let circumstances = Circumstances(
            request,
            for: TrainingFacts(goal: .strength, level: .advanced),
            under: try MadePlans.safety.get(),
            excluding: [],
            on: SeededCase.day
        )
        let builds = try BuildBook.shipped().builds(for: circumstances, at: .hard)
        #expect(!builds.isEmpty && builds.allSatisfy { $0.half == nil })
    }
}
