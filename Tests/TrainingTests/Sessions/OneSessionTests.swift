import Foundation
import Members
import Storage
import Support
import Testing

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
