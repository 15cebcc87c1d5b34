import Foundation
import Logging
import Storage
import Support
import Synchronization
import Testing

@testable import Jobs

/// Jobs that must always be waiting, and programs that have nothing to do.
struct RepeatingJobTests {
    private static let start = Date(timeIntervalSince1970: 1_800_000_000)

    private struct Broken: Error {}

    private func runner(
        _ jobs: JobStore,
        at now: Date,
        _ book: LogBook = LogBook(),
        _ handler: @escaping JobRunner.Handler
    ) -> JobRunner {
        JobRunner(
            jobs: jobs,
            handlers: ["round": handler],
            repeating: ["round"],
            logger: book.logger,
            now: { now }
        )
    }

    @Test(
        "a repeating job is never given up, whatever it says, and the operator is told",
        arguments: Backend.available
    )
    func neverBuried(_ backend: Backend) async throws {
        let jobs = JobStore(database: try await backend.open(JobMigrations.all))
        try await jobs.add("round", due: Self.start, key: "round")
        let book = LogBook()
        var now = Self.start
        for attempt in 1...JobPatience.attempts + 3 {
            let runner = self.runner(jobs, at: now, book) { _ in
                if attempt.isMultiple(of: 2) { return .hopeless("never") } else { throw Broken() }
            }
            #expect(try await runner.workOnce() == 1)
            now += JobPatience.longestPause
        }
        #expect(try await jobs.counts() == (1, 0))
        let errors = book.lines.filter { $0.level == .error }.map(\.message)
        #expect(errors == Array(repeating: "A repeating job failed", count: 4))
        #expect(try await self.runner(jobs, at: now) { _ in .done }.workOnce() == 1)
    }

    @Test("one whose program ends at its last attempt isn't given up for that", arguments: Backend.available)
    func abandoned(_ backend: Backend) async throws {
        let database = try await backend.open(JobMigrations.all)
        let jobs = JobStore(database: database)
        try await jobs.add("round", due: Self.start, key: "round")
        try await database.write { try $0.execute("UPDATE job SET attempt = \(JobPatience.attempts + 4)") }
        #expect(try await jobs.take(1, now: Self.start, lease: 300).count == 1)
        let later = Self.start.addingTimeInterval(300)
        #expect(try await self.runner(jobs, at: later) { _ in .done }.workOnce() == 1)
        #expect(try await jobs.counts() == (0, 0))
    }

    @Test("a run that takes longer than its limit is cancelled and tried again", arguments: Backend.available)
    func limit(_ backend: Backend) async throws {
        let jobs = JobStore(database: try await backend.open(JobMigrations.all))
        try await jobs.add("round", due: Self.start, key: "round")
        let wasCancelled = Mutex(false)
        let kind = JobKind("round", limit: .milliseconds(20)) { _ in
            do { try await Task.sleep(for: .seconds(3_600)) } catch { wasCancelled.withLock { $0 = true } }
            return .done
        }
        #expect(try await self.runner(jobs, at: Self.start, LogBook(), kind.run).workOnce() == 1)
        #expect(wasCancelled.withLock { $0 })
        #expect(try await jobs.counts() == (1, 0), "It was no success, though it said so afterwards.")
        #expect(try await jobs.take(1, now: Self.start.addingTimeInterval(30), lease: 300).map(\.attempt) == [2])
    }

    @Test("a program without work only reads, and knows when something is due", arguments: Backend.available)
    func idle(_ backend: Backend) async throws {
        let database = WriteCounter(try await backend.open(JobMigrations.all))
        let jobs = JobStore(database: database)
        #expect(try await jobs.next().earliest == nil)
        try await jobs.add("round", due: Self.start.addingTimeInterval(60))
        let before = database.writes
        for _ in 0..<5 { #expect(try await self.runner(jobs, at: Self.start) { _ in .done }.workOnce() == 0) }
        #expect(database.writes == before)
        #expect(try await jobs.next().due == Self.start.addingTimeInterval(60))
        let later = Self.start.addingTimeInterval(60)
        #expect(try await jobs.take(1, now: later, lease: 300).count == 1)
        #expect(try await jobs.next().earliest == later.addingTimeInterval(300))
    }
}
