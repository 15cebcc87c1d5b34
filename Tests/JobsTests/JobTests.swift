import Foundation
import Logging
import Storage
import Support
import Synchronization
import Testing

@testable import Jobs

struct JobTests {
    private let start = Date(timeIntervalSince1970: 1_800_000_000)

    private func runner(
        _ jobs: JobStore,
        at now: Date,
        _ handler: @escaping JobRunner.Handler
    ) -> JobRunner {
        JobRunner(jobs: jobs, handlers: ["letter": handler], logger: Logger(label: "test"), now: { now })
    }

    @Test("a due job is worked on once and then gone", arguments: Backend.available)
    func once(_ backend: Backend) async throws {
        let jobs = JobStore(database: try await backend.open(JobMigrations.all))
        try await jobs.add("letter", payload: "hello", due: self.start)
        let seen = Mutex<[String]>([])
        let runner = self.runner(jobs, at: self.start) { job in
            seen.withLock { $0.append(job.payload) }
            return .done
        }
        #expect(try await runner.workOnce() == 1)
        #expect(try await runner.workOnce() == 0)
        #expect(seen.withLock { $0 } == ["hello"])
        #expect(try await jobs.counts() == (0, 0))
    }

    @Test("a job waits for its time", arguments: Backend.available)
    func notYet(_ backend: Backend) async throws {
        let jobs = JobStore(database: try await backend.open(JobMigrations.all))
        try await jobs.add("letter", due: self.start.addingTimeInterval(60))
        #expect(try await self.runner(jobs, at: self.start) { _ in .done }.workOnce() == 0)
        #expect(try await self.runner(jobs, at: self.start.addingTimeInterval(60)) { _ in .done }.workOnce() == 1)
    }

    @Test("two nodes never take the same job", arguments: Backend.available)
    func leased(_ backend: Backend) async throws {
        let jobs = JobStore(database: try await backend.open(JobMigrations.all))
        for _ in 0..<20 { try await jobs.add("letter", due: self.start) }
        let taken = try await Rush.of(8) { try await jobs.take(5, now: self.start, lease: 300).map(\.id) }
            .flatMap(\.self)
        #expect(Set(taken).count == taken.count)
        #expect(taken.count == 20)
    }

    @Test("a job whose worker died is anybody's after the lease", arguments: Backend.available)
    func leaseEnds(_ backend: Backend) async throws {
        let jobs = JobStore(database: try await backend.open(JobMigrations.all))
        try await jobs.add("letter", due: self.start)
        #expect(try await jobs.take(1, now: self.start, lease: 300).count == 1)
        #expect(try await jobs.take(1, now: self.start.addingTimeInterval(299), lease: 300).isEmpty)
        #expect(try await jobs.takeAbandoned(now: self.start.addingTimeInterval(299), lease: 300) == nil)
        #expect(try await jobs.takeAbandoned(now: self.start.addingTimeInterval(300), lease: 300)?.attempt == 2)
    }

    @Test("a failing job is tried again ever later and given up in the end", arguments: Backend.available)
    func failing(_ backend: Backend) async throws {
        struct Broken: Error {}
        let jobs = JobStore(database: try await backend.open(JobMigrations.all))
        try await jobs.add("letter", due: self.start)
        var now = self.start
        for attempt in 1...JobPatience.attempts {
            #expect(try await self.runner(jobs, at: now) { _ in throw Broken() }.workOnce() == 1)
            now += (JobPatience.pause(afterAttempt: attempt) ?? 0)
        }
        #expect(try await jobs.counts() == (0, 1))
        #expect(try await jobs.dead().first?.failure == "Broken()")
        #expect(try await self.runner(jobs, at: now.addingTimeInterval(1e6)) { _ in .done }.workOnce() == 0)
    }

    @Test(
        "a job isn't tried before whoever was asked said so, and is given up like any other",
        arguments: Backend.available
    )
    func later(_ backend: Backend) async throws {
        let jobs = JobStore(database: try await backend.open(JobMigrations.all))
        try await jobs.add("letter", due: self.start)
        var now = self.start
        for _ in 1...JobPatience.attempts {
            let due = now.addingTimeInterval(86_400)
            #expect(try await self.runner(jobs, at: now) { _ in .later(due, "busy") }.workOnce() == 1)
            #expect(try await self.runner(jobs, at: due.addingTimeInterval(-1)) { _ in .done }.workOnce() == 0)
            now = due
        }
        #expect(try await jobs.dead().first?.failure == "busy")
    }

    @Test("a job that waits for another server holds up no other", .timeLimit(.minutes(1)))
    func sideBySide() async throws {
        let jobs = JobStore(database: try await Backend.sqlite.open(JobMigrations.all))
        for payload in ["slow", "quick"] { try await jobs.add("letter", payload: payload, due: self.start) }
        let (answers, server) = AsyncStream.makeStream(of: Void.self)
        let runner = self.runner(jobs, at: self.start) { job in
            if job.payload == "slow" { for await _ in answers {} } else { server.finish() }
            return .done
        }
        #expect(try await runner.workOnce() == 2)
        #expect(try await jobs.counts() == (0, 0))
    }

    @Test("jobs that wait for other servers hold up none that come later", .timeLimit(.minutes(1)))
    func workers() async throws {
        let jobs = JobStore(database: try await Backend.sqlite.open(JobMigrations.all))
        for _ in 0..<10 { try await jobs.add("letter", payload: "slow", due: self.start) }
        let (waiting, begun) = AsyncStream.makeStream(of: Void.self)
        let (answers, server) = AsyncStream.makeStream(of: Void.self)
        let runner = JobRunner(
            jobs: jobs,
            handlers: [
                "letter": { job in
                    begun.yield()
                    if job.payload == "quick" { server.finish() } else { for await _ in answers {} }
                    return .done
                }
            ],
            logger: Logger(label: "test"),
            now: { self.start },
            pause: .milliseconds(10)
        )
        let run = Task { try await runner.run() }
        for await _ in waiting.prefix(10) {}
        // All ten of a batch are being worked on; this one comes too late for it.
        try await jobs.add("letter", payload: "quick", due: self.start)
        while try await jobs.counts() != (0, 0) { try await Task.sleep(for: .milliseconds(10)) }
        run.cancel()
        try await run.value
    }

    @Test("a repeating job comes back when it said, one at most per key", arguments: Backend.available)
    func repeating(_ backend: Backend) async throws {
        let jobs = JobStore(database: try await backend.open(JobMigrations.all))
        for _ in 0..<3 { try await jobs.add("letter", due: self.start, key: "daily") }
        let tomorrow = self.start.addingTimeInterval(86_400)
        #expect(try await self.runner(jobs, at: self.start) { _ in .again(at: tomorrow) }.workOnce() == 1)
        #expect(try await self.runner(jobs, at: self.start) { _ in .done }.workOnce() == 0)
        #expect(try await self.runner(jobs, at: tomorrow) { _ in .done }.workOnce() == 1)
    }

    @Test("a job written in a transaction that fails was never there", arguments: Backend.available)
    func transactional(_ backend: Backend) async throws {
        struct Stop: Error {}
        let database = try await backend.open(JobMigrations.all)
        await #expect(throws: Stop.self) {
            try await database.write { db in
                try JobStore.add("letter", due: Date(), in: db)
                throw Stop()
            }
        }
        #expect(try await JobStore(database: database).counts() == (0, 0))
    }

    @Test("patience doubles from half a minute to six hours")
    func patience() {
        let pauses = (1..<JobPatience.attempts).compactMap { JobPatience.pause(afterAttempt: $0) }
        let doubled = [30.0, 60, 120, 240, 480, 960, 1_920, 3_840, 7_680, 15_360]
        #expect(pauses == doubled + Array(repeating: 21_600, count: 5))
        #expect((36.0...39).contains(pauses.reduce(0, +) / 3_600), "About a day and a half.")
        #expect(JobPatience.pause(afterAttempt: JobPatience.attempts) == nil)
    }
}
