import Foundation
import HealthMath
import Storage
import Support
import Testing
import Web

@testable import Training

struct WorkoutStoreTests {
    @Test("gives back a workout as it was written, and writes a request once", arguments: Backend.available)
    func add(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let workouts = WorkoutStore(database: gym.database, owner: gym.ana)
        var workout = SampleWorkout.workout()
        let added = try await workouts.add(workout)
        #expect(added.isNew && added.workout == workout)
        #expect(try await workouts.find(workout.id) == workout)
        workout.title = "Arms"
        let again = try await workouts.add(workout)
        #expect(!again.isNew && again.workout.title == "Legs")
    }

    @Test("keeps what was wished after a hard day, for another like it", arguments: Backend.available)
    func dayAfter(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let workouts = WorkoutStore(database: gym.database, owner: gym.ana)
        for wish in [nil, .anyway, .easy] as [DayAfter?] {
            var workout = SampleWorkout.workout()
            workout.request.dayAfter = wish
            _ = try await workouts.add(workout)
            #expect(try await workouts.find(workout.id)?.request.dayAfter == wish)
        }
    }

    @Test("one that is done again says nothing of the hard day before it", arguments: [DayAfter.anyway, .easy])
    func again(wish: DayAfter) async throws {
        let gym = try await Gym(.sqlite)
        let workouts = WorkoutStore(database: gym.database, owner: gym.ana)
        var workout = SampleWorkout.workout()
        (workout.request.dayAfter, workout.plan.isAfterHardDay) = (wish, true)
        workout.plan.half = wish == .easy ? .rest : nil
        let done = try await workouts.add(workout).workout
        let repeated = try await gym.database.write { db in
            try workouts.repeat(done, as: RowID.new(), on: .first, at: Gym.now, plated: [], in: db)
        }
        .workout
        #expect(
            repeated.waysAfterHardDay(madeOn: .first, today: .first).isEmpty
                && repeated.request.dayAfter == (wish == .easy ? .easy : nil)
        )
    }

    @Test("a removed one is found as such while it can be put back, by its owner alone", arguments: Backend.available)
    func removed(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let workouts = WorkoutStore(database: gym.database, owner: gym.ana)
        let workout = try await workouts.add(SampleWorkout.workout()).workout
        #expect(try await workouts.findRemoved(workout.id) == nil)
        _ = try await workouts.remove(workout.id, now: Gym.now)
        #expect(try await workouts.findRemoved(workout.id)?.title == "Legs")
        #expect(try await WorkoutStore(database: gym.database, owner: gym.ben).findRemoved(workout.id) == nil)
    }

    @Test("an edit needs the version it was made from", arguments: Backend.available)
    func save(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let workouts = WorkoutStore(database: gym.database, owner: gym.ana)
        var workout = try await workouts.add(SampleWorkout.workout()).workout
        workout.title = "Long legs"
        workout.plan.phases[1].items[0].sets = 5
        let saved = try #require(try await workouts.save(workout))
        #expect(saved.version == 2 && saved.title == "Long legs" && saved.plan.items[1].sets == 5)
        workout.title = "Late legs"
        #expect(try await workouts.save(workout) == nil)
        #expect(try await workouts.find(workout.id) == saved)
    }

    @Test("lists are filtered by status and go on where a page ended", arguments: Backend.available)
    func lists(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let workouts = WorkoutStore(database: gym.database, owner: gym.ana)
        let first = try await workouts.add(SampleWorkout.workout("First")).workout
        let second = try await workouts.add(SampleWorkout.workout("Second", at: 1)).workout
        let third = try await workouts.add(SampleWorkout.workout("Third", at: 1)).workout
        let set = try await gym.database.write { db in
            [try workouts.set(.completed, of: second.id, in: db), try workouts.set(.completed, of: "nowhere", in: db)]
        }
        #expect(set == [true, false])
        #expect(try await workouts.page(.completed, limit: 5).map(\.title) == ["Second"])
        #expect(try await workouts.page(.inProgress, limit: 5).isEmpty)
        let page = try await workouts.page(limit: 2)
        #expect(Set(page.map(\.id)) == [second.id, third.id])
        let last = try #require(page.last)
        let rest = try await workouts.page(after: Cursor(at: last.createdAt.milliseconds, id: last.id), limit: 2)
        #expect(rest == [first.summary])
    }

    @Test("a removed one is gone until it is put back, and for good after a month", arguments: Backend.available)
    func remove(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let workouts = WorkoutStore(database: gym.database, owner: gym.ana)
        let workout = try await workouts.add(SampleWorkout.workout()).workout
        #expect(try await workouts.remove(workout.id, version: 9, now: Gym.now)?.done == false)
        #expect(try await workouts.remove(workout.id, version: 1, now: Gym.now)?.done == true)
        #expect(try await workouts.find(workout.id) == nil)
        #expect(try await workouts.page(limit: 5).isEmpty)
        #expect(try await workouts.restore(workout.id)?.version == 3)
        _ = try await workouts.remove(workout.id, now: Gym.now)
        try await WorkoutStore.purge(removedBefore: Gym.now.addingTimeInterval(1), in: gym.database)
        #expect(try await workouts.restore(workout.id) == nil)
    }

    @Test("isolation: what is Ana's is not there for Ben", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let anas = WorkoutStore(database: gym.database, owner: gym.ana)
        let bens = WorkoutStore(database: gym.database, owner: gym.ben)
        let workout = try await anas.add(SampleWorkout.workout()).workout
        #expect(try await bens.find(workout.id) == nil)
        #expect(try await bens.page(limit: 5).isEmpty)
        #expect(try await bens.save(workout) == nil)
        #expect(try await bens.remove(workout.id, now: Gym.now) == nil)
        #expect(try await bens.restore(workout.id) == nil)
        #expect(try await gym.database.write { try bens.set(.completed, of: workout.id, in: $0) } == false)
        _ = try await bens.add(SampleWorkout.workout("Ben's"))
        #expect(try await anas.page(limit: 5) == [workout.summary])
        #expect(try await anas.find(workout.id) == workout)
    }

    @Test("a plan that was tampered with outside is read as an empty one", arguments: ["{}", "[1", "10000 sets"])
    func tampered(plan: String) async throws {
        let gym = try await Gym(.sqlite)
        let workouts = WorkoutStore(database: gym.database, owner: gym.ana)
        let workout = try await workouts.add(SampleWorkout.workout()).workout
        let text = plan == "10000 sets" ? try workout.plan.text.replacing("\"sets\":3", with: "\"sets\":10000") : plan
        try await gym.database.write { try $0.execute("UPDATE workout SET plan = \(text)") }
        #expect(try await workouts.find(workout.id)?.plan == .unreadable)
    }

    @Test("a thousand are kept, one more is refused in words, and others still have room")
    func full() async throws {
        let gym = try await Gym(.sqlite)
        let workouts = WorkoutStore(database: gym.database, owner: gym.ana)
        let first = try await workouts.add(SampleWorkout.workout()).workout
        try await gym.database.write { [ana = gym.ana] db in
            for _ in 2...WorkoutLimits.workouts {
                try db.execute(
                    """
                    INSERT INTO workout (owner_id, id, title, about, intensity, minutes, place, equipment, goal, seed,
                        plan, status, version, created_at)
                    SELECT owner_id, \(RowID.new()), title, about, intensity, minutes, place, equipment, goal,
                        seed, plan, status, version, created_at FROM workout
                    WHERE owner_id = \(ana) AND id = \(first.id)
                    """
                )
            }
        }
        await #expect(throws: WorkoutStore.Full.self) {
            try await workouts.add(SampleWorkout.workout())
        }
        #expect(WorkoutStore.Full.words.contains("You keep 1000 workouts"))
        let bens = WorkoutStore(database: gym.database, owner: gym.ben)
        #expect(try await bens.add(SampleWorkout.workout()).isNew)
        _ = try await workouts.remove(first.id, now: Gym.now)
        #expect(try await workouts.add(SampleWorkout.workout()).isNew)
    }
}
