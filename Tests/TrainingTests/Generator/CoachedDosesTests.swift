import HealthMath
import Support
import Testing

@testable import Training

/// How much of what a coach gives to whom: the doses of a long hour for mobility, of short ones, of first weeks and of a heart that is
/// to be spared.
@Suite("Doses that a coach would give")
struct CoachedDosesTests {
    private static let seeds = Soak.seeds(10)
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func plan(
        _ goal: TrainingGoal,
        _ intensity: Intensity,
        at place: Place,
        _ equipment: Equipment,
        minutes: Int,
        for facts: TrainingFacts,
        after done: [Exercise.ID: Int] = [:],
        seed: UInt64
    ) -> WorkoutPlan {
        var facts = facts
        facts.goal = goal
        var request = WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment)
        request.dayAfter = done.isEmpty ? nil : .anyway
        let yesterday = TrainingHistory.Day(day: SeededCase.day.adding(days: -1), sets: done, exertion: 8)
        return self.generator.plan(
            request,
            for: facts,
            history: TrainingHistory(days: done.isEmpty ? [] : [yesterday]),
            excluding: [],
            adding: [],
            on: SeededCase.day,
            seed: seed
        )
    }

    private func exercise(_ item: WorkoutItem) throws -> Exercise { try #require(self.catalogue[item.exercise]) }

    private func lifts(_ plan: WorkoutPlan) throws -> [WorkoutItem] {
        try plan.phases[1].items.filter { try $0.role == nil && WorkKind(self.exercise($0)).isLifted }
    }

    private func isOnTime(_ plan: WorkoutPlan, _ minutes: Int) -> Bool {
        abs(plan.seconds - Double(minutes) * 60) <= Double(minutes) * 6
    }

    private static func born(_ year: Int) -> BodyFacts? {
        CalendarDay(year: year, month: 1, day: 1).map {
            BodyFacts(sex: .male, birthday: $0, centimetres: 176, kilograms: 72)
        }
    }

    @Test(
        "an hour and a half to move more easily at home is no march: steps are a fifth at most",
        arguments: Self.seeds
    )
    func mobility(seed: UInt64) throws {
        for intensity in [Intensity.low, .moderate] {
            for level in Level.allCases {
                let plan = self.plan(
                    .mobility,
                    intensity,
                    at: .home,
                    .none,
                    minutes: 90,
                    for: TrainingFacts(level: level),
                    seed: seed
                )
                let main = plan.phases[1].items
                let steps = try main.filter { try WorkKind(self.exercise($0)) == .cardio }
                let seconds = { (items: [WorkoutItem]) in items.reduce(0) { $0 + $1.totalSeconds } }
                #expect(seconds(steps) * 5 <= seconds(main), "\(main.map(\.name))")
                #expect(main.allSatisfy { $0.workSeconds <= 180 }, "\(main.map(\.name))")
                #expect(self.isOnTime(plan, 90), "\(plan.seconds)")
            }
        }
    }

    @Test(
        "with a heart condition one gets warm and comes to rest for ten minutes and has no bursts between",
        arguments: Self.seeds,
        Place.allCases
    )
    func heart(seed: UInt64, place: Place) throws {
        let facts = TrainingFacts(conditions: [.heart], experience: .new)
        for goal in [TrainingGoal.conditioning, .weightLoss] {
            let plan = self.plan(goal, .hard, at: place, .basic, minutes: 45, for: facts, seed: seed)
            let names = plan.items.map(\.name)
            #expect(plan.phases[0].seconds >= 9 * 60 && plan.phases[2].seconds >= 8 * 60, "\(names)")
            #expect(plan.items.allSatisfy { $0.intensity <= .moderate }, "\(names)")
            let said = [plan.title ?? ""] + plan.items.compactMap(\.slot)
            #expect(said.allSatisfy { !$0.lowercased().contains("interval") }, "\(said)")
            for item in plan.phases[1].items where try WorkKind(self.exercise(item)) == .cardio {
                #expect(item.exercise.contains("interval") == false && item.workSeconds >= 60, "\(item.name)")
            }
            #expect(self.isOnTime(plan, 45), "\(plan.seconds)")
        }
    }

    @Test(
        "few and heavy lifts of a short workout have two minutes between their sets",
        arguments: Self.seeds,
        [15, 20]
    )
    func short(seed: UInt64, minutes: Int) throws {
        let facts = TrainingFacts(experience: .seasoned)
        for (place, equipment) in [(Place.gym, Equipment.basic), (.home, .basic), (.home, .none)] {
            let plan = self.plan(.strength, .hard, at: place, equipment, minutes: minutes, for: facts, seed: seed)
            for item in try self.lifts(plan) where item.reps ?? 10 <= 6 {
                #expect(item.restSeconds >= 110, "\(item.name): \(item.restSeconds) s")
            }
            #expect(self.isOnTime(plan, minutes), "\(plan.seconds)")
        }
    }

    @Test(
        "who begins has three sets of a lift at most, two in later years, and walks or moves for the rest of a long hour",
        arguments: Self.seeds,
        [60, 90]
    )
    func begins(seed: UInt64, minutes: Int) throws {
        let young = TrainingFacts(body: Self.born(1_995), experience: .new)
        for (facts, most) in [(young, 3), (TrainingFacts(body: Self.born(1_950), experience: .new), 2)] {
            for (place, equipment) in [(Place.gym, Equipment.basic), (.home, .none), (.home, .basic)] {
                for goal in [TrainingGoal.strength, .muscle] {
                    let plan = self.plan(
                        goal,
                        .vigorous,
                        at: place,
                        equipment,
                        minutes: minutes,
                        for: facts,
                        seed: seed
                    )
                    let lifts = try self.lifts(plan)
                    let said = plan.phases[1].items.map { "\($0.name) \($0.sets)" }
                    #expect(lifts.allSatisfy { $0.sets <= most }, "\(said)")
                    #expect(lifts.reduce(0) { $0 + $1.sets } <= most * (minutes < 90 ? 8 : 10), "\(said)")
                    #expect(self.isOnTime(plan, min(minutes, facts.longestWorkout(on: SeededCase.day))), "\(said)")
                    for item in plan.phases[1].items where try WorkKind(self.exercise(item)) == .cardio {
                        #expect(item.intensity <= .moderate, "\(item.name)")
                        #expect(item.totalSeconds <= (most == 3 ? 480 : 900), "\(item.name) \(item.totalSeconds)")
                    }
                }
            }
        }
    }

    @Test("a squat to the floor on one leg is for who has trained for years", arguments: Self.seeds)
    func pistol(seed: UInt64) {
        for goal in [TrainingGoal.strength, .muscle, .conditioning] {
            let facts = TrainingFacts(experience: .regular)
            let plan = self.plan(goal, .hard, at: .home, .none, minutes: 30, for: facts, seed: seed)
            #expect(plan.items.allSatisfy { $0.exercise != "pistol-squat" }, "\(plan.items.map(\.name))")
        }
    }

    @Test("a little equipment means the dumbbells that are there where nothing smaller is", arguments: Self.seeds)
    func dumbbells(seed: UInt64) throws {
        let little = WorkoutRequest(intensity: .moderate, minutes: 30, place: .home, equipment: .minimal)
        #expect(little.finding([.dumbbells, .mat, .barbell]).gear == [.mat])
        let plan = self.generator.plan(
            little.finding([.dumbbells, .barbell]),
            for: TrainingFacts(limitations: [.wheelchair], goal: .muscle, experience: .some),
            history: TrainingHistory(),
            excluding: [],
            adding: [],
            on: SeededCase.day,
            seed: seed
        )
        let held = try plan.phases[1].items.map { try self.exercise($0).gear.compactMap(Gear.init(word:)) }
        #expect(held.count { $0.contains(.dumbbells) } >= 3, "\(plan.phases[1].items.map(\.name))")
        #expect(held.allSatisfy { !$0.contains(.barbell) })
    }

    @Test("a moderate walk on a treadmill is brisk, an easy one easy")
    func treadmill() throws {
        let walk = try #require(self.catalogue["treadmill-walk"])
        #expect(walk.pace(.moderate)?.met == 4.3 && walk.pace(.low)?.met == 2.8)
    }

    @Test("what is easier than the work stands before and after it", arguments: Self.seeds)
    func frames(seed: UInt64) throws {
        let facts = TrainingFacts(experience: .new)
        let plan = self.plan(.mobility, .low, at: .home, .none, minutes: 30, for: facts, seed: seed)
        let hardest = plan.phases[1].items.map(\.met).max() ?? 0
        for item in plan.phases[0].items + plan.phases[2].items where try WorkKind(self.exercise(item)) == .cardio {
            #expect(item.met <= hardest, "\(item.name)")
        }
    }

    @Test("who lifts for muscle anyway after a hard day gets the half that rested", arguments: Self.seeds)
    func anyway(seed: UInt64) throws {
        let facts = TrainingFacts(experience: .seasoned)
        let legs = ["barbell-squat": 5, "barbell-romanian-deadlift": 4]
        let plan = self.plan(.muscle, .hard, at: .gym, .basic, minutes: 60, for: facts, after: legs, seed: seed)
        let sides = try plan.phases[1].items.map { try self.exercise($0).pattern.side }
        #expect(!sides.contains(.legs), "\(plan.phases[1].items.map(\.name))")
    }
}
