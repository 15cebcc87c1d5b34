import Support
import Testing

@testable import Training

struct AnotherEventTests {
    private typealias Stand = WorkoutSessionStoreTests.Stand

    @Test(
        "the id of an event that comes with something else is refused, and nothing changes",
        arguments: Backend.available
    )
    func another(backend: Backend) async throws {
        let stand = try await Stand(backend)
        let done = Stand.event(.completeSet, at: 60, 2, "1", reps: 9)
        let pause = Stand.event(.pause, at: 90)
        #expect(try await stand.take([done, pause]).outcomes == [.applied, .applied])
        let before = try #require(try await stand.sessions.find(stand.session.id))
        var (more, other, elsewhere, later) = (done, pause, done, done)
        more.reps = 10
        other.at = done.at
        elsewhere.set = "2"
        later.at += 5_000
        let (untold, fresh) = (SessionEvent(id: pause.id, at: pause.at, kind: .resume), Stand.event(.resume, at: 95))
        for changed in [more, elsewhere, untold] {
            await #expect(throws: WorkoutSessionStore.AnotherEvent.self) { _ = try await stand.take([fresh, changed]) }
            #expect(try await stand.sessions.find(stand.session.id) == before)
        }
        #expect(try await stand.take([done, later, other]).outcomes == [.unchanged, .unchanged, .unchanged])
        // A server that remembers nothing of the session says the same.
        let elsewhereRunning = WorkoutSessionStore(
            database: stand.gym.database,
            owner: stand.gym.ana,
            energy: stand.energy.log,
            running: RunningSessions()
        )
        await #expect(throws: WorkoutSessionStore.AnotherEvent.self) {
            _ = try await elsewhereRunning.take([more], into: stand.session.id, now: Stand.at(3_600))
        }
        #expect(try await stand.take([fresh]).outcomes == [.applied])
    }
}
