import Foundation
import Logging
import Storage
import Support
import Synchronization
import Testing

@testable import Jobs

struct JobLeaseTests {
    private static let start = Date(timeIntervalSince1970: 1_800_000_000)

    @Test(
        "a job that takes longer than its lease stays its worker's",
        .timeLimit(.minutes(1)),
        arguments: Backend.available
    )
    func renewed(_ backend: Backend) async throws {
        let database = try await backend.open(JobMigrations.all)
        let jobs = JobStore(database: database)
        try await jobs.add("letter", due: Self.start)
        let now = Mutex(Self.start)
        let runner = JobRunner(
            jobs: jobs,
            handlers: [
                "letter": { _ in
                    let late = now.withLock { now in
                        now += 299
                        return now
                    }
                    // Waits until the lease goes on from here.
                    while try await database.row("SELECT leased_until FROM job", { try $0.integer(0) })
                        != late.addingTimeInterval(300).milliseconds
                    { try await Task.sleep(for: .milliseconds(5)) }
                    let later = late.addingTimeInterval(299)
                    #expect(try await jobs.hasAbandoned(now: later) == false)
                    #expect(try await jobs.take(1, now: later, lease: 300).isEmpty)
                    return .done
                }
            ],
            logger: Logger(label: "test"),
            now: { now.withLock { $0 } },
            lease: JobLease(length: 300, renewal: .milliseconds(5))
        )
        #expect(try await runner.workOnce() == 1)
        #expect(try await jobs.counts() == (0, 0))
    }

    @Test("a job whose outcome can't be written takes no other down", arguments: Backend.available)
    func unwritten(_ backend: Backend) async throws {
        struct Odd: Error, CustomStringConvertible {
            var description: String { "one\0two" + String(repeating: "é", count: 5_000) }
        }
        let jobs = JobStore(database: try await backend.open(JobMigrations.all))
        for payload in ["odd", "plain"] { try await jobs.add("letter", payload: payload, due: Self.start) }
        let runner = JobRunner(
            jobs: jobs,
            handlers: ["letter": { job in if job.payload == "odd" { throw Odd() } else { return .hopeless("plain") } }],
            logger: Logger(label: "test"),
            now: { Self.start }
        )
        #expect(try await runner.workOnce() == 2)
        #expect(try await jobs.counts() == (1, 1))
        #expect(try await jobs.take(1, now: Self.start.addingTimeInterval(30), lease: 300).map(\.attempt) == [2])
    }

    @Test("a job of a kind that nobody knows waits, and its attempts aren't used up", arguments: Backend.available)
    func unknown(_ backend: Backend) async throws {
        let jobs = JobStore(database: try await backend.open(JobMigrations.all))
        try await jobs.add("letter", due: Self.start)
        var now = Self.start
        for _ in 0...JobPatience.attempts {
            let moment = now
            let runner = JobRunner(jobs: jobs, handlers: [:], logger: Logger(label: "test"), now: { moment })
            #expect(try await runner.workOnce() == 1)
            now += 3_600
        }
        #expect(try await jobs.take(1, now: now, lease: 300).map(\.attempt) == [1])
    }
}

struct JobIsolationTests {
    @Test("one works alone, and nothing begins beside it or before the others are done")
    func alone() {
        let isolation = JobIsolation()
        #expect(isolation.begin())
        #expect(isolation.beginAlone() == .wait)
        isolation.end()
        #expect(isolation.beginAlone() == .alone)
        #expect(!isolation.begin())
        #expect(isolation.beginAlone() == .wait)
        isolation.endAlone()
        #expect(isolation.begin())
    }

    @Test("what works without end doesn't hold up the others for ever")
    func patience() {
        let isolation = JobIsolation()
        #expect(isolation.begin())
        for _ in 0..<JobIsolation.patience { #expect(isolation.beginAlone() == .wait) }
        #expect(isolation.beginAlone() == .goOn)
        #expect(isolation.begin())
        isolation.end()
        isolation.end()
        #expect(isolation.beginAlone() == .alone)
        for _ in 0..<JobIsolation.patience { #expect(!isolation.begin()) }
        #expect(isolation.begin())
    }
}
