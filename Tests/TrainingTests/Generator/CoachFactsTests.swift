import HealthMath
import Testing

@testable import Training

/// What a coach with fresh eyes refused for what an exercise asks of joints, feet and hands, and for whom it is the first step.
@Suite("Workouts by the facts of exercises")
struct CoachFactsTests {
    private static let seeds = 1...6 as ClosedRange<UInt64>
    private static let everywhere: [(Place, Equipment)] = [
        (.gym, .basic), (.home, .basic), (.home, .none), (.outdoors, .none),
    ]
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
        _ intensity: Intensity = .moderate,
        minutes: Int = 45,
        seed: UInt64
    ) -> WorkoutPlan {
        self.generator.plan(
            WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment),
            for: facts,
            seed: seed
        )
    }

    private func exercises(_ items: [WorkoutItem]) throws -> [Exercise] {
        try items.map { try #require(self.catalogue[$0.exercise]) }
    }

    private static func body(age: Int, kilograms: Double = 66) -> BodyFacts? {
        CalendarDay(year: SeededCase.day.year - age, month: 1, day: 1).map {
            BodyFacts(sex: .female, birthday: $0, centimetres: 168, kilograms: kilograms)
        }
    }

    @Test(
        "nobody stands on a fresh foot or ankle, and its stamina raises the pulse in a seat",
        arguments: Self.seeds,
        [InjuryArea.foot, .ankle]
    )
    func freshFeet(seed: UInt64, area: InjuryArea) throws {
        for goal in TrainingGoal.allCases {
            for (place, equipment) in Self.everywhere {
                let facts = TrainingFacts(
                    body: Self.body(age: 36),
                    injuries: [Injury(area: area, kind: .recent)],
                    goal: goal,
                    experience: .regular
                )
                let plan = self.plan(facts, at: place, equipment, .vigorous, seed: seed)
                for exercise in try self.exercises(plan.items) {
                    #expect(exercise.position != .standing && exercise.position != .onHandsAndFeet, "\(exercise.name)")
                }
                guard goal == .conditioning || goal == .weightLoss else { continue }
                let kinds = try self.exercises(plan.phases[1].items).map(WorkKind.init)
                #expect(kinds.contains(.cardio), "\(place): \(plan.phases[1].items.map(\.name))")
            }
        }
    }

    @Test("a reason says that a foot isn't loaded only where nobody stands on it")
    func standingReasons() {
        let facts = TrainingFacts(
            body: Self.body(age: 50, kilograms: 94),
            injuries: [Injury(area: .foot, kind: .lasting)],
            goal: .weightLoss,
            experience: .some
        )
        for seed in Self.seeds {
            for item in self.plan(facts, at: .outdoors, .none, seed: seed).items {
                let position = self.catalogue[item.exercise]?.position
                #expect(position != .standing || !item.reason.contains("without loading the foot"), "\(item.reason)")
            }
        }
    }

    @Test("a forearm that is leaned on loads its elbow, and a lunge its foot")
    func joints() throws {
        for id in ["side-plank", "knee-side-plank", "side-plank-leg-lift", "copenhagen-plank", "forearm-plank"] {
            #expect(try #require(self.catalogue[id]).load(on: .elbow) == 2, "\(id)")
        }
        for exercise in self.catalogue.exercises where exercise.pattern == .lunge && exercise.position == .standing {
            #expect(exercise.load(on: .foot) > 0, "\(exercise.name)")
        }
        for exercise in self.catalogue.exercises where exercise.position == .onHandsAndFeet {
            #expect(exercise.load(on: .foot) > 0 || exercise.traits.contains(.inverted), "\(exercise.name)")
        }
    }

    @Test(
        "a fresh shoulder raises nothing and presses nothing, and a fresh elbow isn't leaned on",
        arguments: Self.seeds
    )
    func freshArms(seed: UInt64) throws {
        for (place, equipment) in Self.everywhere {
            for area in [InjuryArea.shoulder, .elbow] {
                let facts = TrainingFacts(
                    injuries: [Injury(area: area, kind: .recent)],
                    goal: .muscle,
                    experience: .regular
                )
                for exercise in try self.exercises(self.plan(facts, at: place, equipment, .vigorous, seed: seed).items)
                {
                    #expect(exercise.load(on: area) <= 1, "\(exercise.name)")
                    if area == .shoulder, exercise.pattern.side == .push {
                        #expect(exercise.madeFor.contains(.rehab), "\(exercise.name)")
                    }
                }
            }
        }
    }

    @Test("a joint that has hurt for long keeps three in reserve", arguments: Self.seeds)
    func lastingJoints(seed: UInt64) throws {
        for area in [InjuryArea.shoulder, .elbow, .wrist, .hip] {
            let facts = TrainingFacts(
                injuries: [Injury(area: area, kind: .lasting)],
                goal: .muscle,
                experience: .seasoned
            )
            let main = self.plan(facts, at: .gym, .basic, .hard, minutes: 90, seed: seed).phases[1].items
            for (item, exercise) in try zip(main, self.exercises(main)) where exercise.load(on: area) > 1 {
                #expect(item.reserve ?? 3 >= 3 && item.reps ?? 10 >= 8, "\(item.name)")
            }
        }
    }

    @Test("who begins heavy, at 56 or at 65 stays on both feet", arguments: Self.seeds)
    func bothFeet(seed: UInt64) throws {
        let beginners = [
            TrainingFacts(body: Self.body(age: 48, kilograms: 88), goal: .weightLoss, experience: .new),
            TrainingFacts(body: Self.body(age: 56), goal: .conditioning, experience: .new),
            TrainingFacts(body: Self.body(age: 65), goal: .strength, experience: .new),
            TrainingFacts(body: Self.body(age: 50, kilograms: 94), goal: .weightLoss, experience: .some),
        ]
        for facts in beginners {
            for (place, equipment) in Self.everywhere {
                for exercise in try self.exercises(self.plan(facts, at: place, equipment, seed: seed).items) {
                    let isLunge = exercise.pattern == .lunge && exercise.id != "step-up"
                    #expect(!(isLunge && exercise.traits.contains(.balance)), "\(exercise.name)")
                    #expect(exercise.id != "scapular-push-up" && exercise.id != "lunge-with-rotation")
                }
            }
        }
    }

    @Test("in later years nobody begins by bowing to the floor, or by lying down in a park", arguments: Self.seeds)
    func laterYears(seed: UInt64) throws {
        for age in [68, 80] {
            for goal in [TrainingGoal.weightLoss, .mobility, .strength] {
                let facts = TrainingFacts(body: Self.body(age: age), goal: goal, experience: .new)
                let park = try self.exercises(self.plan(facts, at: .outdoors, .none, seed: seed).items)
                #expect(park.allSatisfy { !$0.traits.contains(.floor) }, "\(park.map(\.name))")
                let home = try self.exercises(self.plan(facts, at: .home, .none, seed: seed).phases[1].items)
                #expect(home.allSatisfy { !$0.traits.contains(.inverted) }, "\(home.map(\.name))")
            }
        }
    }

    @Test("who begins in later years, heavy, has first steps, on machines at a gym", arguments: Self.seeds)
    func heavyInLaterYears(seed: UInt64) throws {
        let facts = TrainingFacts(body: Self.body(age: 67, kilograms: 112), goal: .weightLoss, experience: .new)
        let main = try self.exercises(self.plan(facts, at: .gym, .basic, seed: seed).phases[1].items)
        #expect(main.allSatisfy { !$0.traits.contains(.floor) }, "\(main.map(\.name))")
        #expect(main.allSatisfy { !$0.gear.contains("exercise ball") && !$0.gear.contains("bench") })
        #expect(main.contains { $0.id == "chest-press-machine" }, "\(main.map(\.name))")
    }

    @Test("who gets dizzy bows to nothing without a hold, and rises with the hands on the chair", arguments: Self.seeds)
    func dizzy(seed: UInt64) throws {
        for age in [45, 78] {
            let facts = TrainingFacts(
                body: Self.body(age: age),
                conditions: [.dizziness],
                goal: .strength,
                experience: .new
            )
            for (place, equipment) in Self.everywhere {
                for exercise in try self.exercises(self.plan(facts, at: place, equipment, seed: seed).items) {
                    let bows = exercise.pattern == .hinge && exercise.position == .standing
                    #expect(!bows || exercise.id == "supported-hip-hinge", "\(exercise.name)")
                    #expect(exercise.id != "hands-free-sit-to-stand" && exercise.id != "hip-hinge-warmup")
                }
            }
        }
    }

    @Test("a heart that beats evenly gets warm no harder than the gentlest of the work", arguments: Self.seeds)
    func heart(seed: UInt64) throws {
        let facts = TrainingFacts(
            body: Self.body(age: 64),
            conditions: [.heart],
            goal: .conditioning,
            experience: .some
        )
        let plan = self.plan(facts, at: .gym, .basic, minutes: 60, seed: seed)
        let isGoneOn = { (item: WorkoutItem) in self.catalogue[item.exercise]?.continuous == true }
        let gentlest = plan.phases[1].items.filter(isGoneOn).map(\.met).min() ?? 3
        #expect(plan.phases[0].items.filter(isGoneOn).allSatisfy { $0.met <= gentlest }, "\(plan.phases[0].items)")
    }

    @Test("nothing weighted gets a beginner in later years warm", arguments: Self.seeds)
    func unweighted(seed: UInt64) throws {
        for goal in TrainingGoal.allCases {
            let facts = TrainingFacts(body: Self.body(age: 72), goal: goal, experience: .new)
            let warmUp = self.plan(facts, at: .gym, .basic, .low, minutes: 60, seed: seed).phases[0].items
            for item in warmUp where item.role == nil {
                #expect(self.catalogue[item.exercise]?.weighted == false, "\(item.name)")
            }
        }
    }

    @Test(
        "one arm lifts the dumbbells that are there, and a wheel is pushed and pulled with one hand",
        arguments: Self.seeds
    )
    func oneArm(seed: UInt64) throws {
        let dumbbells = TrainingFacts(limitations: [.oneArm], goal: .muscle, experience: .regular)
        let home = try self.exercises(self.plan(dumbbells, at: .home, .basic, .vigorous, seed: seed).phases[1].items)
        for exercise in home where exercise.pattern.side == .push {
            #expect(exercise.weighted, "\(exercise.name)")
        }
        let wheels = TrainingFacts(limitations: [.wheelchair, .oneArm], goal: .strength, experience: .regular)
        let seat = self.plan(wheels, at: .home, .none, .vigorous, seed: seed)
        let sides = try self.exercises(seat.phases[1].items).compactMap(\.pattern.side)
        #expect(sides.contains(.push) && sides.contains(.pull), "\(seat.phases[1].items.map(\.name))")
        #expect(seat.notes.contains { $0.contains("one hand on its rim is enough") }, "\(seat.notes)")
    }

    @Test("a seated hour for muscle trains the back of the arms", arguments: Self.seeds)
    func triceps(seed: UInt64) throws {
        let facts = TrainingFacts(limitations: [.wheelchair], goal: .muscle, experience: .regular)
        let main = try self.exercises(self.plan(facts, at: .gym, .basic, minutes: 60, seed: seed).phases[1].items)
        #expect(main.contains { $0.muscles.first == .triceps }, "\(main.map(\.name))")
    }
}
