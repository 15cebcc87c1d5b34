import Foundation
import Logging
import Storage
import Support
import Synchronization
import Testing

@testable import Jobs

/// Jobs whose program ended while it worked on them.
struct AbandonedJobTests {
    private static let start = Date(timeIntervalSince1970: 1_800_000_000)

    /// Programs that come and go on one database; what is called "culprit" ends the one that works on it.
    private final class Programs: Sendable {
        let database: any Database
        let jobs: JobStore
        let book = LogBook()
        private let state = Mutex(State())

        struct State {
            var now = AbandonedJobTests.start
            var worked: [String] = []
            var atWork = 0
            var mostAtWork = 0
        }

        init(_ backend: Backend) async throws {
            self.database = try await backend.open(JobMigrations.all)
            self.jobs = JobStore(database: self.database)
        }

        var now: Date { self.state.withLock { $0.now } }
        var worked: [String] { self.state.withLock { $0.worked } }
        var mostAtWork: Int { self.state.withLock { $0.mostAtWork } }

        func pass(_ seconds: Double) { self.state.withLock { $0.now += seconds } }

        /// A program takes what is due and ends before any outcome.
        func endAtWork() async throws { _ = try await self.jobs.take(10, now: self.now, lease: 300) }

        /// A program with three workers works until nothing is left to do.
        func run() async throws {
            let runner = JobRunner(
                jobs: self.jobs,
                handlers: ["letter": { try await self.work(on: $0) }],
                logger: self.book.logger,
                now: { self.now }
            )
            repeat {
                _ = try await Rush.of(3) { while try await runner.workOnce() > 0 {} }
            } while try await self.jobs.hasAbandoned(now: self.now)
        }

        private func work(on job: Job) async throws -> JobOutcome {
            self.state.withLock { state in
                state.worked.append(job.payload)
                state.atWork += 1
                state.mostAtWork = max(state.mostAtWork, state.atWork)
            }
            // Whoever could run beside it gets the chance to.
            for _ in 0..<20 { await Task.yield() }
            self.state.withLock { $0.atWork -= 1 }
            // As if the program ended here: nothing that it says afterwards counts.
            if job.payload == "culprit" {
                try await self.database.write {
                    try $0.execute("UPDATE job SET fence = fence + 1 WHERE id = \(job.id)")
                }
            }
            return .done
        }
    }

    @Test(
        "of ten that fall together the one that ends the program is buried, and nine are done",
        arguments: Backend.available
    )
    func culprit(_ backend: Backend) async throws {
        let programs = try await Programs(backend)
        let names = (0..<10).map { $0 == 4 ? "culprit" : "letter \($0)" }
        for name in names { try await programs.jobs.add("letter", payload: name, due: Self.start, key: name) }
        try await programs.endAtWork()
        for _ in 0..<5 {
            programs.pass(300)
            try await programs.run()
        }
        #expect(programs.worked.filter { $0 == "culprit" }.count == JobPatience.abandonments - 1)
        #expect(programs.worked.filter { $0 != "culprit" }.sorted() == names.filter { $0 != "culprit" })
        #expect(programs.mostAtWork == 1)
        #expect(try await programs.jobs.counts() == (0, 1))
        let dead = try #require(try await programs.jobs.dead().first)
        #expect(dead.job.payload == "culprit")
        #expect(dead.failure == "the program ended 3 times in a row while it worked on this")
    }

    @Test("the operator is told at error which kind of job was buried and why", arguments: Backend.available)
    func told(_ backend: Backend) async throws {
        let programs = try await Programs(backend)
        try await programs.jobs.add("letter", payload: "culprit", due: Self.start)
        for _ in 0..<4 {
            try await programs.run()
            programs.pass(300)
        }
        let errors = programs.book.lines.filter { $0.level == .error }
        #expect(errors.map(\.message) == ["Job given up"])
        #expect(errors.first?.metadata["kind"] == "letter")
        #expect(errors.first?.metadata["why"]?.contains("3 times in a row") == true)
    }

    @Test("its key is free again, so that a round is planned anew at the next start", arguments: Backend.available)
    func key(_ backend: Backend) async throws {
        let programs = try await Programs(backend)
        try await programs.jobs.add("letter", payload: "culprit", due: Self.start, key: "round")
        for _ in 0..<4 {
            try await programs.run()
            programs.pass(300)
        }
        #expect(try await programs.jobs.counts() == (0, 1))
        try await programs.jobs.add("letter", payload: "mended", due: programs.now, key: "round")
        try await programs.run()
        #expect(programs.worked.last == "mended")
    }

    @Test("an outcome of any kind forgets how often it was left", arguments: Backend.available)
    func forgiven(_ backend: Backend) async throws {
        let programs = try await Programs(backend)
        let jobs = programs.jobs
        try await jobs.add("letter", due: Self.start)
        for _ in 0..<4 {
            for _ in 1..<JobPatience.abandonments {
                try await jobs.leave(at: programs.now)
                programs.pass(300)
            }
            #expect(try await jobs.buryAbandoned(now: programs.now).isEmpty)
            let job = try #require(try await jobs.takeAbandoned(now: programs.now, lease: 300))
            try await jobs.postpone(job, to: programs.now, failure: nil)
        }
        #expect(try await jobs.counts() == (1, 0))
    }

    @Test("one that is left at its last attempt is buried before it is handed out again", arguments: Backend.available)
    func attempts(_ backend: Backend) async throws {
        let programs = try await Programs(backend)
        try await programs.jobs.add("letter", payload: "culprit", due: Self.start)
        try await programs.database.write {
            try $0.execute("UPDATE job SET attempt = \(JobPatience.attempts - 1)")
        }
        try await programs.endAtWork()
        programs.pass(300)
        try await programs.run()
        #expect(programs.worked.isEmpty)
        let failure = try await programs.jobs.dead().first?.failure
        #expect(failure == "the program ended while it worked on this for the last time of 16")
    }

    @Test("numbers at their ends neither stop the program nor the others", arguments: Backend.available)
    func extremes(_ backend: Backend) async throws {
        let programs = try await Programs(backend)
        for name in ["huge", "left", "plain"] { try await programs.jobs.add("letter", payload: name, due: Self.start) }
        try await programs.database.write { db in
            let most = Int64.max
            try db.execute("UPDATE job SET attempt = \(most), fence = \(most) WHERE payload = 'huge'")
            try db.execute(
                """
                UPDATE job SET attempt = \(most), abandoned = \(most), fence = \(most), leased_until = 1
                WHERE payload = 'left'
                """
            )
        }
        try await programs.run()
        #expect(programs.worked.sorted() == ["huge", "plain"])
        #expect(try await programs.jobs.dead().map(\.job.payload) == ["left"])
        #expect(try await programs.jobs.counts() == (0, 1))
        #expect([Int.min, -1, 0, 1].map { JobPatience.pause(afterAttempt: $0) } == [30, 30, 30, 30])
        #expect(JobPatience.pause(afterAttempt: .max) == nil)
    }

    @Test("what a worker says whose lease was lost changes nothing", arguments: Backend.available)
    func fenced(_ backend: Backend) async throws {
        let programs = try await Programs(backend)
        let jobs = programs.jobs
        try await jobs.add("letter", due: Self.start, key: "round")
        let slow = try #require(try await jobs.take(1, now: Self.start, lease: 300).first)
        let later = Self.start.addingTimeInterval(300)
        let quick = try #require(try await jobs.takeAbandoned(now: later, lease: 300))
        // The round comes again and is taken as if for the first time: the attempt alone would not tell.
        #expect(try await jobs.postpone(quick, to: later, failure: nil))
        let holder = try #require(try await jobs.take(1, now: later, lease: 300).first)
        #expect(holder.attempt == slow.attempt)
        #expect(try await jobs.finish(slow) == false)
        #expect(try await jobs.postpone(slow, to: .distantFuture, failure: "late") == false)
        #expect(try await jobs.bury(slow, failure: "late", now: later) == false)
        #expect(try await jobs.renew(slow, until: .distantFuture) == false)
        try await jobs.giveUpKey(of: slow)
        try await jobs.add("letter", due: Self.start, key: "round")
        #expect(try await jobs.counts() == (1, 0))
        #expect(try await jobs.finish(holder))
        #expect(try await jobs.counts() == (0, 0))
    }
}

extension JobStore {
    /// Takes the one job there is, and never says what became of it.
    fileprivate func leave(at now: Date) async throws {
        if try await self.take(1, now: now, lease: 300).isEmpty {
            _ = try await self.takeAbandoned(now: now, lease: 300)
        }
    }
}
