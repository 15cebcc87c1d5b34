import Foundation
import Members
import Storage
import Support
import Testing
import Web

@testable import Training

/// One workout at a time.
struct OneSessionTests {
    private func sessions(_ gym: Gym, after seconds: Double = 0) -> Sessions {
        Sessions(
            database: gym.database,
            energy: EnergyNotes().log,
            facts: { _ in TrainingFacts() },
            now: { Gym.now.addingTimeInterval(seconds) }
        )
    }

    private func add(_ workout: Workout, to gym: Gym) async throws -> String {
        try await WorkoutStore(database: gym.database, owner: gym.ana).add(workout).workout.id
    }

    private static func id(_ number: Int) -> String { "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c2c0\(number)" }

    @Test("another workout can't begin while one is under way, until that is over", arguments: Backend.available)
    func another(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let ana = Member(id: gym.ana, screenName: "ana", firstName: "Ana")
        let first = try await self.add(SampleWorkout.workout(), to: gym)
        let second = try await self.add(SampleWorkout.workout("Arms"), to: gym)
        let running = try await self.sessions(gym).start(first, Self.id(2), for: ana).session
        let refused = try await #require(throws: WorkoutSessionStore.AnotherUnderway.self) {
            try await self.sessions(gym, after: 3_600).start(second, Self.id(3), for: ana)
        }
        #expect(refused.session.id == running.id)
        #expect(try await self.sessions(gym, after: 60).start(first, Self.id(4), for: ana).session.id == running.id)
        let stop = SessionEvent(id: Self.id(5), at: Gym.now.addingTimeInterval(60).milliseconds, kind: .stop)
        _ = try await self.sessions(gym, after: 60).take([stop], into: running.id, of: gym.ana)
        #expect(try await self.sessions(gym, after: 90).start(second, Self.id(3), for: ana).isNew)
    }

    @Test("of workouts begun at the same moment one begins", arguments: Backend.available)
    func together(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let ana = Member(id: gym.ana, screenName: "ana", firstName: "Ana")
        var workouts: [String] = []
        for number in 0..<6 { workouts.append(try await self.add(SampleWorkout.workout("Arms \(number)"), to: gym)) }
        let begun = await withTaskGroup(of: Bool.self) { group in
            for (number, workout) in workouts.enumerated() {
                group.addTask {
                    let started = try? await self.sessions(gym).start(workout, Self.id(number), for: ana)
                    return started?.isNew == true
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(begun == 1)
        let open = try await gym.database.rows("SELECT id FROM training_session WHERE ended_at IS NULL") {
            try $0.text(0)
        }
        #expect(open.count == 1)
    }

    @Test("one begun more than a day ago is no longer called under way", arguments: Backend.available)
    func old(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let ana = Member(id: gym.ana, screenName: "ana", firstName: "Ana")
        let workout = try await self.add(SampleWorkout.workout(), to: gym)
        try #require(try await self.sessions(gym).start(workout, Self.id(2), for: ana).isNew)
        for (hours, note) in [(23.0, "Under way. Go back to it"), (25, "Begun over a day ago. Go back to it")] {
            let later = Gym.now.addingTimeInterval(hours * 3_600)
            let running = try await OpenSessions(gym.database).running(of: gym.ana, at: later)
            #expect(running.map(\.runningNote) == [note])
        }
        for start in [Int64.min, .max] {
            _ = try await gym.database.run(["UPDATE training_session SET started_at = \(start)"])
            #expect(try await OpenSessions(gym.database).running(of: gym.ana, at: Gym.now).count == 1, "\(start)")
        }
    }

    @Test("one that was forgotten ends with the last thing done in it", arguments: Backend.available)
    func forgotten(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let ana = Member(id: gym.ana, screenName: "ana", firstName: "Ana")
        let first = try await self.add(SampleWorkout.workout(), to: gym)
        let second = try await self.add(SampleWorkout.workout("Arms"), to: gym)
        let running = try await self.sessions(gym).start(first, Self.id(2), for: ana).session
        let at = Gym.now.addingTimeInterval(600).milliseconds
        let done = SessionEvent(id: Self.id(5), at: at, kind: .completeSet, exercise: 2, set: "1")
        _ = try await self.sessions(gym, after: 600).take([done], into: running.id, of: gym.ana)
        let later = self.sessions(gym, after: 20_000)
        #expect(try await later.start(second, Self.id(3), for: ana).isNew)
        let ended = try #require(try await later.store(of: gym.ana).find(running.id))
        #expect(ended.status == .stopped)
        #expect(try await later.activity(of: ended, of: gym.ana)?.seconds == 630)
    }
}
