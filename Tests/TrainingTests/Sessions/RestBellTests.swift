import Foundation
import HealthMath
import Jobs
import Notices
import Storage
import Support
import Testing

@testable import Training

struct RestBellTests {
    /// Told after the first set of the second exercise, whose rest is on then.
    private struct Resting {
        let stand: WorkoutSessionStoreTests.Stand
        let session: TrainingSession
        let ends: Date

        init(_ backend: Backend) async throws {
            self.stand = try await WorkoutSessionStoreTests.Stand(backend)
            let done = WorkoutSessionStoreTests.Stand.event(.completeSet, at: 60, 2, "1")
            self.session = try await self.stand.take([done], at: 61).session
            let now = WorkoutSessionStoreTests.Stand.at(61).milliseconds
            self.ends = Date(milliseconds: try #require(self.session.state.restEnds(at: now)))
        }

        func bell(at now: Date) -> RestBell {
            let sessions = Sessions(
                database: self.stand.gym.database,
                energy: self.stand.energy.log,
                facts: { _ in TrainingFacts() },
                now: { now }
            )
            return RestBell(sessions: sessions)
        }

        /// Works on what is due then; returns what Ana was told.
        func ring(at now: Date) async throws -> [Notice] {
            let jobs = JobStore(database: self.stand.gym.database)
            for job in try await jobs.take(10, now: now, lease: 60) where job.kind == RestBell.kind {
                guard case .done = try await self.bell(at: now).run(job) else { continue }
                try await jobs.finish(job)
            }
            return try await NoticeStore(
                database: self.stand.gym.database,
                owner: self.stand.gym.ana,
                kinds: TrainingWing.noticeKinds
            ).latest(10)
        }
    }

    @Test("rings once when the rest is over, without a mark on the bell of the app", arguments: Backend.available)
    func rings(backend: Backend) async throws {
        let resting = try await Resting(backend)
        let asleep = resting.bell(at: WorkoutSessionStoreTests.Stand.at(62))
        for _ in 0..<2 { try await asleep.ask(for: resting.session, of: resting.stand.gym.ana) }
        #expect(try await resting.ring(at: resting.ends.addingTimeInterval(-1)).isEmpty)
        let told = try await resting.ring(at: resting.ends)
        #expect(told.map(\.kind) == [.rest])
        #expect(told.map(\.path) == [SessionLinks.session(resting.session.id)])
        #expect(told.allSatisfy { $0.isRead })
        #expect(try await resting.ring(at: resting.ends.addingTimeInterval(30)).count == 1)
    }

    @Test("is gone from the list of notices a while later", arguments: Backend.available)
    func gone(backend: Backend) async throws {
        let resting = try await Resting(backend)
        try await resting.bell(at: WorkoutSessionStoreTests.Stand.at(62))
            .ask(for: resting.session, of: resting.stand.gym.ana)
        #expect(try await resting.ring(at: resting.ends).count == 1)
        let later = resting.ends.addingTimeInterval(900)
        try await resting.stand.gym.database.write { try Notice.endOver(at: later, in: $0) }
        #expect(try await resting.ring(at: later).isEmpty)
    }

    @Test("keeps quiet when the next set was done before", arguments: Backend.available)
    func left(backend: Backend) async throws {
        let resting = try await Resting(backend)
        try await resting.bell(at: WorkoutSessionStoreTests.Stand.at(62))
            .ask(for: resting.session, of: resting.stand.gym.ana)
        _ = try await resting.stand.take([WorkoutSessionStoreTests.Stand.event(.completeSet, at: 70, 2, "2")], at: 71)
        #expect(try await resting.ring(at: resting.ends).isEmpty)
    }

    @Test("has nothing to ring for while no rest is on", arguments: Backend.available)
    func noRest(backend: Backend) async throws {
        let resting = try await Resting(backend)
        let late = resting.ends.addingTimeInterval(1)
        try await resting.bell(at: late).ask(for: resting.session, of: resting.stand.gym.ana)
        #expect(try await resting.ring(at: late.addingTimeInterval(600)).isEmpty)
    }
}
