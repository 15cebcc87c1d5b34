import Foundation
import HealthMath
import Storage
import Support
import Testing

@testable import Training

struct WorkoutSessionStoreTests {
    /// A gym with a workout of Ana's under way, and what its energy became.
    struct Stand {
        let gym: Gym
        let workout: Workout
        let session: TrainingSession
        let sessions: WorkoutSessionStore
        let energy: EnergyNotes

        init(_ backend: Backend) async throws {
            self.gym = try await Gym(backend)
            let energy = EnergyNotes()
            self.energy = energy
            let database = self.gym.database
            self.workout = try await WorkoutStore(database: database, owner: self.gym.ana)
                .add(SampleWorkout.workout()).workout
            self.sessions = WorkoutSessionStore(
                database: database,
                owner: self.gym.ana,
                energy: energy.log,
                running: RunningSessions()
            )
            self.session = try #require(try await self.sessions.start(Self.start(self.workout.id))).session
        }

        static func start(
            _ workout: String,
            _ request: String = UUID().uuidString.lowercased()
        ) -> WorkoutSessionStore.Start {
            let body = BodyFacts(
                sex: .female,
                birthday: CalendarDay("1990-05-17") ?? CalendarDay(number: 0),
                centimetres: 170,
                kilograms: 72
            )
            let day = CalendarDay(number: 20_526)
            return .init(
                workout: workout,
                request: request,
                day: day,
                body: SessionScript.Body(body, on: day),
                now: Gym.now
            )
        }

        /// Seconds after the start.
        static func at(_ seconds: Double) -> Date { Gym.now.addingTimeInterval(seconds) }

        static func event(
            _ kind: SessionEvent.Kind,
            at seconds: Double,
            _ exercise: Int? = nil,
            _ set: String? = nil,
            reps: Int? = nil,
            kilograms: Double? = nil
        ) -> SessionEvent {
            SessionEvent(
                id: UUID().uuidString.lowercased(),
                at: Self.at(seconds).milliseconds,
                kind: kind,
                exercise: exercise,
                set: set,
                reps: reps,
                kilograms: kilograms
            )
        }

        func take(_ events: [SessionEvent], at seconds: Double = 3_600) async throws -> WorkoutSessionStore.Taken {
            try #require(try await self.sessions.take(events, into: self.session.id, now: Self.at(seconds)))
        }

        func activity() async throws -> Activity? {
            try await ActivityStore(
                database: self.gym.database,
                owner: self.gym.ana,
                energy: self.energy.log
            ).find(self.session.id)
        }

        func status() async throws -> Workout.Status? {
            try await WorkoutStore(database: self.gym.database, owner: self.gym.ana)
                .find(self.workout.id)?.status
        }
    }

    @Test(
        "a workout is begun once for each request, and gone on with while it isn't over",
        arguments: Backend.available
    )
    func start(backend: Backend) async throws {
        let stand = try await Stand(backend)
        let again = try #require(try await stand.sessions.start(Stand.start(stand.workout.id, stand.session.id)))
        #expect(!again.isNew && again.session == stand.session)
        let other = try #require(try await stand.sessions.start(Stand.start(stand.workout.id)))
        #expect(!other.isNew && other.session.id == stand.session.id)
        #expect(try await stand.sessions.open() == [stand.session])
        #expect(try await stand.status() == .inProgress)
        #expect(try await stand.sessions.start(Stand.start(UUID().uuidString.lowercased())) == nil)
        _ = try await stand.take([Stand.event(.stop, at: 60)])
        #expect(try await stand.status() == .notStarted)
        #expect(try await stand.sessions.start(Stand.start(stand.workout.id))?.isNew == true)
        #expect(try await stand.sessions.start(Stand.start(stand.workout.id, stand.session.id))?.isNew == false)
    }

    @Test("what was done is begun again as a copy with the next weights, and stays done", arguments: Backend.available)
    func again(backend: Backend) async throws {
        let stand = try await Stand(backend)
        let squats = (1...3).map {
            Stand.event(.completeSet, at: 60 + Double($0), 2, String($0), reps: 12, kilograms: 60)
        }
        _ = try await stand.take(squats + [Stand.event(.stop, at: 300)])
        #expect(try await stand.status() == .completed)
        let sets = try #require(try await stand.activity()).sets
        #expect((sets.workingSets, sets.repetitions, sets.volume) == (3, 36, 2_160))
        #expect(sets.map(\.plannedReps) == [10, 10, 10])
        let request = UUID().uuidString.lowercased()
        let again = try #require(try await stand.sessions.start(Stand.start(stand.workout.id, request)))
        #expect(again.isNew && again.session.workout != stand.workout.id)
        #expect(again.session.script.items.map(\.kilograms) == [nil, 62.5, nil])
        #expect(again.session.script.items.map(\.reps) == stand.session.script.items.map(\.reps))
        #expect(try await stand.status() == .completed)
        let once = try #require(try await stand.sessions.start(Stand.start(stand.workout.id, request)))
        #expect(!once.isNew && once.session == again.session)
        let workouts = WorkoutStore(database: stand.gym.database, owner: stand.gym.ana)
        #expect(
            try await workouts.page(limit: 9).map(\.status).sorted { $0.rawValue < $1.rawValue } == [
                .completed, .inProgress,
            ]
        )
    }

    @Test("an event counts once, however often it is sent", arguments: Backend.available)
    func once(backend: Backend) async throws {
        let stand = try await Stand(backend)
        let done = Stand.event(.completeSet, at: 60, 2, "1", reps: 9)
        #expect(try await stand.take([done, done]).outcomes == [.applied, .unchanged])
        let again = try await stand.take([done])
        #expect(again.outcomes == [.unchanged] && again.session.version == 2 && again.session.state.doneSets == 1)
        // Without saying of which completion, taking back twice would take back two.
        let more = Stand.event(.completeSet, at: 61, 2, "1")
        let undo = Stand.event(.undoSet, at: 70, 2, "1")
        #expect(try await stand.take([more, undo, undo]).outcomes == [.applied, .applied, .unchanged])
        let kept = try #require(try await stand.sessions.find(stand.session.id))
        #expect(kept.state.exercises[1].sets[0].completion?.id == done.id)
    }

    @Test("devices that tell at the same time lose nothing", arguments: Backend.available)
    func atOnce(backend: Backend) async throws {
        let stand = try await Stand(backend)
        let places = [(1, "1"), (2, "1"), (2, "2"), (2, "3"), (3, "1"), (3, "2")]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (exercise, set) in places {
                for _ in 0..<2 {
                    group.addTask { _ = try await stand.take([Stand.event(.completeSet, at: 30, exercise, set)]) }
                }
            }
            try await group.waitForAll()
        }
        let kept = try #require(try await stand.sessions.find(stand.session.id))
        #expect(kept.state.doneSets == 6 && kept.version == 13)
    }

    @Test(
        "what is over becomes an activity with its sets and energy, and the workout is completed",
        arguments: Backend.available
    )
    func ending(backend: Backend) async throws {
        let stand = try await Stand(backend)
        let all = [
            Stand.event(.completeSet, at: 120, 1, "1"), Stand.event(.next, at: 121, 1),
            Stand.event(.completeSet, at: 180, 2, "1", reps: 10, kilograms: 20),
            Stand.event(.pause, at: 200), Stand.event(.resume, at: 300),
            Stand.event(.skip, at: 400, 2), Stand.event(.next, at: 401, 2),
            Stand.event(.skip, at: 500, 3), Stand.event(.next, at: 600, 3),
        ]
        let taken = try await stand.take(all)
        #expect(taken.outcomes == Array(repeating: .applied, count: 9))
        #expect(taken.session.status == .finished)
        let activity = try #require(try await stand.activity())
        #expect(activity.sets.map(\.exercise) == ["march-in-place", "goblet-squat"])
        #expect(activity.sets.last?.kilograms == 20)
        // Half a minute after the last thing said, without the pause; the tap on Finish came later.
        #expect(activity.seconds == 430 && activity.way == .equivalents && activity.workout == stand.workout.id)
        // 120 s of marching and 40 s of squats, a minute of rest after each, for 72 kg.
        #expect(abs(activity.kilocalories - SampleWorkout.plan.items[0].met * 72 * 280 / 3_600) < 1e-9)
        #expect(stand.energy.written.map(\.id) == [stand.session.id])
        #expect(try await stand.status() == .completed)
        #expect(try await stand.sessions.open().isEmpty)
    }

    @Test("what a device that was behind tells after the end still counts, once", arguments: Backend.available)
    func late(backend: Backend) async throws {
        let stand = try await Stand(backend)
        _ = try await stand.take([Stand.event(.completeSet, at: 100, 2, "1"), Stand.event(.stop, at: 200)])
        #expect(try await stand.activity()?.sets.count == 1)
        let late = [Stand.event(.completeSet, at: 150, 2, "2", reps: 7), Stand.event(.pause, at: 300)]
        #expect(try await stand.take(late).outcomes == [.applied, .refused(.over)])
        _ = try await stand.take(late)
        let activity = try #require(try await stand.activity())
        #expect(activity.sets.count == 2 && activity.seconds == 180)
        #expect(stand.energy.written.count == 2)
    }

    @Test("a session in which nothing was done leaves nothing behind", arguments: Backend.available)
    func nothingDone(backend: Backend) async throws {
        let stand = try await Stand(backend)
        _ = try await stand.take([Stand.event(.stop, at: 200)])
        #expect(try await stand.activity() == nil)
        #expect(stand.energy.written.isEmpty)
    }

    @Test("a pulse that was measured tells the energy, its zones, mean and highest", arguments: Backend.available)
    func pulse(backend: Backend) async throws {
        let stand = try await Stand(backend)
        var events = [Stand.event(.completeSet, at: 100, 2, "1")]
        for window in 0..<40 {
            var event = Stand.event(.heartRate, at: Double(window) * 15)
            event.beats = window < 20 ? 120 : 150
            event.highestBeats = 163
            events.append(event)
        }
        _ = try await stand.take(events + [Stand.event(.stop, at: 600)])
        let activity = try #require(try await stand.activity())
        let expected = HeartRateEnergy.kilocalories(sex: .female, beats: 135, kilograms: 72, age: 35, minutes: 10)
        #expect(activity.way == .heartRate && abs(activity.kilocalories - expected) < 1e-9)
        #expect(activity.averageBeats == 135 && activity.highestBeats == 163)
        // 208 − 0.7 × 35 is 183.5: 120 is 65 % of it, 150 is 82 %.
        #expect(activity.zoneSeconds == [0, 300, 0, 300, 0])
    }

    @Test("a wrong clock puts nothing before the start nor after now", arguments: Backend.available)
    func wrongClock(backend: Backend) async throws {
        let stand = try await Stand(backend)
        let early = Stand.event(.completeSet, at: -9_000, 2, "1")
        let future = Stand.event(.completeSet, at: 900_000, 2, "2")
        let taken = try await stand.take([early, future], at: 50)
        let moments = taken.session.state.exercises[1].sets.compactMap { $0.completion?.at }
        #expect(moments == [Stand.at(0).milliseconds, Stand.at(50).milliseconds])
    }

    @Test("two servers that remember the same session lose no fact and count none twice", arguments: Backend.available)
    func twoServers(backend: Backend) async throws {
        let stand = try await Stand(backend)
        let nodes = (0..<2).map { _ in
            WorkoutSessionStore(
                database: stand.gym.database,
                owner: stand.gym.ana,
                energy: stand.energy.log,
                running: RunningSessions()
            )
        }
        let facts = (1...12).map { Stand.event(.addSet, at: Double($0), $0 % 2 + 1) }
        try await withThrowingTaskGroup { group in
            for (place, fact) in (facts + facts).enumerated() {
                group.addTask {
                    _ = try await nodes[place % 5 % 2].take([fact], into: stand.session.id, now: Stand.at(60))
                }
            }
            try await group.waitForAll()
        }
        let kept = try #require(try await stand.sessions.find(stand.session.id))
        let before = stand.session.state.exercises.flatMap(\.sets).count
        #expect(kept.state.exercises.flatMap(\.sets).count == before + facts.count)
        #expect(kept.version == stand.session.version + Int64(facts.count))
        let told = try await stand.gym.database.rows("SELECT id FROM training_event WHERE fact LIKE '%addSet%'") {
            try $0.text(0)
        }
        #expect(Set(told) == Set(facts.map(\.id)) && told.count == facts.count)
    }

    @Test("isolation: what is Ana's is not there for Ben", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let stand = try await Stand(backend)
        let bens = WorkoutSessionStore(
            database: stand.gym.database,
            owner: stand.gym.ben,
            energy: stand.energy.log,
            running: RunningSessions()
        )
        #expect(try await bens.find(stand.session.id) == nil)
        #expect(try await bens.open().isEmpty)
        let done = Stand.event(.completeSet, at: 60, 2, "1")
        #expect(try await bens.take([done], into: stand.session.id, now: Gym.now) == nil)
        #expect(try await bens.start(Stand.start(stand.workout.id)) == nil)
        #expect(try await stand.sessions.find(stand.session.id) == stand.session)
    }
}
