import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing
import Web

@testable import Training

struct WorkoutMakerTests {
    private static let values = WorkoutForm.Values(
        id: "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00",
        title: "Legs",
        about: "",
        request: WorkoutRequest(intensity: .moderate, minutes: 15, place: .home, equipment: .none),
        goal: nil,
        seed: 7
    )

    private static let noStanding = SafetyRule(
        id: "knee-acute",
        cause: .init(
            area: .knee,
            acute: true,
            condition: nil,
            limitation: nil,
            trimester: nil,
            bodyMassIndex: nil
        ),
        mostLoad: [:],
        never: [],
        neverPositions: [.standing],
        neverPatterns: [],
        neverMuscles: [],
        neverExercises: [],
        mostIntensity: nil,
        words: "Your knee rests.",
        advice: "Sit.",
        doctor: "When it swells.",
        sources: ["A book"]
    )

    private static let knee = TrainingFacts(injuries: [Injury(area: .knee, kind: .recent)])

    private func maker(
        _ gym: Gym,
        _ facts: TrainingFacts = TrainingFacts(),
        trained: @Sendable @escaping (Member.ID, Experience) async throws -> Void = { _, _ in }
    ) -> WorkoutMaker {
        let catalogue = ExerciseCatalogue([SampleWorkout.march, SampleWorkout.squat, SampleWorkout.stretch])
        return WorkoutMaker(
            database: gym.database,
            catalogue: catalogue,
            generator: WorkoutGenerator(
                catalogue: catalogue,
                safety: SafetyRules([Self.noStanding]),
                builds: BuildBook([])
            ),
            facts: { _ in facts },
            trained: trained,
            now: { Gym.now }
        )
    }

    private func ana(_ gym: Gym) -> Member { Member(id: gym.ana, screenName: "ana", firstName: "Ana") }

    @Test("is made once for each request, and tells energy only when the weight is known", arguments: Backend.available)
    func once(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let made = try await self.maker(gym).make(Self.values, for: self.ana(gym))
        #expect(made.isNew && made.workout.expectedKilocalories == nil && made.workout.goal == .conditioning)
        let again = try await self.maker(gym, TrainingFacts(kilograms: 70)).make(Self.values, for: self.ana(gym))
        #expect(!again.isNew && again.workout == made.workout)
        #expect(try #require(made.workout.plan.kilocalories(for: TrainingFacts(kilograms: 70))) > 0)
    }

    @Test(
        "is made with what is there: told now, kept for the place, or sent for this once",
        arguments: Backend.available
    )
    func gear(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let (maker, ana) = (self.maker(gym), self.ana(gym))
        let kept = PlaceGearStore(database: gym.database, owner: gym.ana)
        let make = { (number: Int, gear: [Gear]?, told: [Gear]?, equipment: Equipment) in
            let values = WorkoutForm.Values(
                id: "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c0\(number)",
                title: "Legs",
                about: "",
                request: WorkoutRequest(
                    intensity: .moderate,
                    minutes: 15,
                    place: .home,
                    equipment: equipment,
                    gear: gear
                ),
                goal: nil,
                seed: 7,
                told: told
            )
            return try await maker.make(values, for: ana).workout.request.gear
        }
        #expect(try await make(1, nil, nil, .basic) == nil)
        #expect(try await make(2, nil, [.mat, .barbell], .basic) == [.barbell, .mat])
        #expect(try await kept.all() == [.home: [.barbell, .mat]])
        #expect(try await make(3, nil, nil, .basic) == [.barbell, .mat])
        #expect(try await make(4, nil, nil, .minimal) == [.mat])
        #expect(try await make(5, nil, nil, .none) == nil)
        #expect(try await make(6, [.bench], nil, .basic) == [.bench])
        #expect(try await kept.all() == [.home: [.barbell, .mat]])
        #expect(
            try await WorkoutStore(database: gym.database, owner: gym.ana)
                .find("5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c06")?.request.gear == [.bench]
        )
    }

    @Test("how long one has trained is kept when it was never said")
    func experience() async throws {
        let gym = try await Gym(.sqlite)
        for (number, known, kept) in [(1, nil, 1), (2, .new, 0)] as [(Int, Experience?, Int)] {
            try await confirmation(expectedCount: kept) { told in
                let maker = self.maker(gym, TrainingFacts(experience: known)) { member, experience in
                    #expect((member, experience) == (gym.ana, .regular))
                    told()
                }
                let values = WorkoutForm.Values(
                    id: "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c1\(number)",
                    title: "Legs",
                    about: "",
                    request: Self.values.request,
                    goal: nil,
                    seed: 7,
                    experience: .regular
                )
                _ = try await maker.make(values, for: self.ana(gym))
            }
        }
    }

    @Test("says what to lift from what was lifted before")
    func lifting() async throws {
        let gym = try await Gym(.sqlite)
        let set = DoneSet(
            exercise: SampleWorkout.squat.id,
            name: "Squat",
            part: .main,
            reps: 12,
            kilograms: 20,
            seconds: nil,
            exertion: 6,
            doneAt: Gym.now.addingTimeInterval(-4 * 86_400)
        )
        let activity = Activity(
            id: RowID.new(),
            day: CalendarDay(set.doneAt, in: .gmt),
            origin: .session,
            title: "Legs",
            startedAt: set.doneAt,
            seconds: 600,
            kilocalories: 60,
            way: .equivalents,
            sets: [set, set]
        )
        let energy = EnergyLog(write: { _, _, _, _ in }, withdraw: { _, _, _, _ in })
        let store = ActivityStore(database: gym.database, owner: gym.ana, energy: energy)
        try await gym.database.write { _ = try store.add(activity, at: Gym.now, in: $0) }
        let made = try await self.maker(gym).make(Self.values, for: self.ana(gym)).workout
        let main = try #require(made.plan.phases.first { $0.part == .main })
        let squat = try #require(main.items.first { $0.exercise == SampleWorkout.squat.id })
        #expect((10...40).contains(try #require(squat.kilograms)))
    }

    @Test("where nothing safe is left it says so, and keeps nothing")
    func nothingSafe() async throws {
        let gym = try await Gym(.sqlite)
        let errors = try await #require(throws: FormErrors.self) {
            try await self.maker(gym, Self.knee).make(Self.values, for: self.ana(gym))
        }
        #expect(errors["form"].first?.contains("nothing safe") == true)
        #expect(try await WorkoutStore(database: gym.database, owner: gym.ana).page(limit: 1).isEmpty)
    }

    @Test("what became unsafe since is marked, refused on saving, and can't be added")
    func becameUnsafe() async throws {
        let gym = try await Gym(.sqlite)
        let workout = SampleWorkout.workout()
        let form = WorkoutEditForm(workout, units: .metric)
        let well = try await self.maker(gym).trainee(self.ana(gym))
        #expect(try self.maker(gym).edited(workout, try form.values(), for: well).plan == workout.plan)
        let maker = self.maker(gym, Self.knee)
        let hurt = try await maker.trainee(self.ana(gym))
        #expect(hurt.objection(to: workout.plan.items[1])?.contains("Your knee rests.") == true)
        let errors = try #require(throws: FormErrors.self) {
            try maker.edited(workout, try form.values(), for: hurt)
        }
        #expect(errors["exercises.1.exerciseId"].first?.contains("Your knee rests.") == true)
        #expect(maker.addition(SampleWorkout.squat.id, to: workout, for: hurt) == nil)
        #expect(hurt.find("squat", limit: 5).isEmpty && !well.find("squat", limit: 5).isEmpty)
    }

    @Test("an exercise is counted as it is: repetitions can't become seconds, nor hours pile up")
    func counted() async throws {
        let gym = try await Gym(.sqlite)
        let workout = SampleWorkout.workout()
        let trainee = try await self.maker(gym).trainee(self.ana(gym))
        var input = WorkoutEditForm(workout, units: .metric).input
        input.set("exercises.1.reps", to: "")
        input.set("exercises.1.seconds", to: "40")
        input.set("exercises.0.sets", to: "20")
        input.set("exercises.0.seconds", to: "7200")
        let values = try WorkoutEditForm(input).values()
        let errors = try #require(throws: FormErrors.self) {
            try self.maker(gym).edited(workout, values, for: trainee)
        }
        #expect(errors["exercises.1.seconds"].first?.contains("counted in repetitions") == true)
        #expect(errors["exercises"].first?.contains("more than 5 hours") == true)
    }
}
