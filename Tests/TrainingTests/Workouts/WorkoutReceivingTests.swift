import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing

@testable import Training

struct WorkoutReceivingTests {
    private static let copy = "6f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"

    @Test("a copy has what is to be done, and nothing of whom it was made for", arguments: Backend.available)
    func copies(backend: Backend) async throws {
        let gym = try await Gym(backend)
        var given = SampleWorkout.workout()
        given.plan.phases[1].items[0].kilograms = 24
        given.status = .completed
        given.request.gear = [.barbell]
        given.request.dayAfter = .anyway
        let received = try await self.give(given, to: gym.ben, in: gym)
        #expect(received.id == Self.copy && received.sharedBy == "Ana" && received.status == .notStarted)
        #expect(received.title == given.title && received.about == given.about)
        var request = given.request
        (request.gear, request.dayAfter) = (nil, nil)
        #expect(received.request == request)
        #expect(received.version == 1 && received.expectedKilocalories == nil)
        #expect(received.plan.leftOut.isEmpty && received.plan.notes.isEmpty)
        #expect(received.plan.items.allSatisfy { $0.reason.isEmpty && $0.kilograms == nil })
        #expect(received.plan.items.map(\.exercise) == given.plan.items.map(\.exercise))
        #expect(received.plan.items.map(\.sets) == given.plan.items.map(\.sets))
        let bens = WorkoutStore(database: gym.database, owner: gym.ben)
        #expect(try await bens.find(Self.copy) == received)
    }

    @Test("those that buddies gave can be listed alone, by an index", arguments: Backend.available)
    func list(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let bens = WorkoutStore(database: gym.database, owner: gym.ben)
        _ = try await bens.add(SampleWorkout.workout("Mine"))
        #expect(try await !bens.holdsShared())
        let received = try await self.give(SampleWorkout.workout("Hers"), to: gym.ben, in: gym)
        #expect(try await bens.holdsShared())
        #expect(try await bens.page(shared: true, limit: 5) == [received.summary])
        #expect(try await bens.page(limit: 5).count == 2)
        #expect(try await WorkoutStore(database: gym.database, owner: gym.ana).page(shared: true, limit: 5).isEmpty)
    }

    @Test("the list of what buddies gave reads an index, not the table")
    func plan() async throws {
        let gym = try await Gym(.sqlite)
        let steps = try await gym.database.read {
            try $0.rows("EXPLAIN QUERY PLAN \(WorkoutStore.statement(of: 1, nil, shared: true, limit: 20))") {
                try $0.text(3)
            }
        }
        #expect(steps.contains { $0.contains("workout_shared") }, "\(steps)")
        #expect(!steps.contains { $0.contains("TEMP B-TREE") }, "\(steps)")
    }

    @Test(
        "a buddy's name is taken off a copy and its repetitions, not off another buddy's",
        arguments: Backend.available
    )
    func naming(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let copy = try await self.give(SampleWorkout.workout("Hers"), to: gym.ben, in: gym)
        let bens = WorkoutStore(database: gym.database, owner: gym.ben)
        let (again, other) = (RowID.new(), RowID.new())
        try await gym.database.write { db in
            _ = try bens.repeat(copy, as: again, on: .first, at: Gym.now, plated: [], in: db)
            _ = try bens.receive(SampleWorkout.workout("Hers"), from: "Cleo", as: other, at: Gym.now, in: db)
        }
        let own = try await bens.add(SampleWorkout.workout("Mine")).workout
        let names = {
            var names: [String?] = []
            for id in [copy.id, again, other, own.id] { names.append(try await bens.find(id)?.sharedBy) }
            return names
        }
        for name in ["a buddy", "Ana"] {
            try await gym.database.write { try WorkoutStore.name([copy.id], of: gym.ben, from: name, in: $0) }
            #expect(try await names() == [name, name, "Cleo", nil])
        }
        try await gym.database.write { try WorkoutStore.name([copy.id], of: gym.ana, from: "Eve", in: $0) }
        #expect(try await names() == ["Ana", "Ana", "Cleo", nil])
    }

    @Test("what a buddy wrote down themselves can't be judged, and the page says so")
    func unknown() {
        var workout = SampleWorkout.workout()
        let nobody = Trainee(
            facts: TrainingFacts(),
            shelf: ExerciseShelf(ExerciseCatalogue([])),
            rules: SafetyRules([]),
            day: .init(number: 20_000)
        )
        #expect(nobody.objection(to: workout.plan.items[0], in: workout) == nil)
        workout.sharedBy = "Ana"
        #expect(nobody.objection(to: workout.plan.items[0], in: workout)?.contains("Ana’s own exercise") == true)
    }

    private func give(_ workout: Workout, to owner: Member.ID, in gym: Gym) async throws -> Workout {
        let store = WorkoutStore(database: gym.database, owner: owner)
        let received = try await gym.database.write {
            try store.receive(workout, from: "Ana", as: Self.copy, at: Gym.now, in: $0)
        }
        return try #require(received)
    }
}
