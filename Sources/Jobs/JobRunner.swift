package import Foundation
package import Logging
import ServiceLifecycle

/// Runs due jobs until the program stops; jobs that are running then are finished first.
///
/// It has several workers, so that jobs that wait long for other servers delay only those taken with them. A job that
/// was abandoned (its program ended while it ran) runs alone, and is buried when that happens too often.
package struct JobRunner: Service {
    package typealias Handler = @Sendable (Job) async throws -> JobOutcome

    private let jobs: JobStore
    private let handlers: [String: Handler]
    private let repeating: Set<String>
    private let logger: Logger
    private let now: @Sendable () -> Date
    private let pause: Duration
    private let workers: Int
    private let lease: JobLease
    private let isolation = JobIsolation()

    /// Creates a runner; a job of a kind without a handler waits for a program that has one, and one of a `repeating`
    /// kind is never given up for failing.
    package init(
        jobs: JobStore,
        handlers: [String: Handler],
        repeating: Set<String> = [],
        logger: Logger,
        now: @Sendable @escaping () -> Date,
        pause: Duration = .seconds(1),
        workers: Int = 3
    ) {
        self.init(
            jobs: jobs,
            handlers: handlers,
            repeating: repeating,
            logger: logger,
            now: now,
            pause: pause,
            workers: workers,
            lease: .usual
        )
    }

    init(
        jobs: JobStore,
        handlers: [String: Handler],
        repeating: Set<String> = [],
        logger: Logger,
        now: @Sendable @escaping () -> Date,
        pause: Duration = .seconds(1),
        workers: Int = 3,
        lease: JobLease
    ) {
        self.jobs = jobs
        self.handlers = handlers
        self.repeating = repeating
        self.logger = logger
        self.now = now
        self.pause = pause
        self.workers = workers
        self.lease = lease
    }

    package func run() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<self.workers { group.addTask { try await self.runWorker() } }
            try await group.waitForAll()
        }
    }

    private func runWorker() async throws {
        while !Task.isShuttingDownGracefully, !Task.isCancelled {
            do {
                if try await self.workOnce() > 0 { continue }
            } catch {
                self.logger.warning("Jobs are waiting for storage", metadata: ["error": "\(error)"])
            }
            do {
                try await cancelWhenGracefulShutdown { try await Task.sleep(for: await self.rest()) }
            } catch is CancellationError {
                return
            }
        }
    }

    /// Returns how long a worker may sleep: until something is due, and no longer than the pause, because another
    /// program may add a job meanwhile.
    private func rest() async -> Duration {
        guard let next = try? await self.jobs.next().earliest else { return self.pause }
        let left = next.timeIntervalSince(self.now())
        // What is due already and wasn't taken waits for others to come to rest.
        return left > 0 ? min(self.pause, .seconds(min(left, 3_600))) : self.pause
    }

    /// Runs what is due now, concurrently, because many jobs wait for other servers; returns how many jobs that was.
    ///
    /// Abandoned jobs come first, and alone: none begins while others run.
    package func workOnce() async throws -> Int {
        let (next, now) = (try await self.jobs.next(), self.now())
        if let abandoned = next.abandoned, abandoned <= now {
            switch self.isolation.beginAlone() {
            case .alone:
                defer { self.isolation.endAlone() }
                return try await self.workOnAbandoned()
            case .wait: return 0
            case .goOn: break
            }
        }
        guard let due = next.due, due <= now, self.isolation.begin() else { return 0 }
        defer { self.isolation.end() }
        let jobs = try await self.jobs.take(10, now: self.now(), lease: self.lease.length)
        await withTaskGroup(of: Void.self) { group in
            for job in jobs { group.addTask { await self.work(on: job) } }
        }
        return jobs.count
    }

    private func workOnAbandoned() async throws -> Int {
        let buried = try await self.jobs.buryAbandoned(now: self.now(), sparing: self.repeating)
        for (job, failure) in buried { self.tell(job, isGivenUpFor: failure) }
        guard let job = try await self.jobs.takeAbandoned(now: self.now(), lease: self.lease.length) else {
            return buried.count
        }
        self.logger.warning("Working alone on a job that was left", metadata: self.metadata(of: job))
        await self.work(on: job)
        return buried.count + 1
    }

    /// Runs a job; one whose outcome can't be written is left to its lease.
    private func work(on job: Job) async {
        do {
            try await self.settle(job, await self.whileRenewing(job) { await self.outcome(of: job) })
        } catch {
            var metadata = self.metadata(of: job)
            metadata["error"] = "\(error)"
            self.logger.warning("What became of a job could not be written", metadata: metadata)
        }
    }

    /// Returns nil for a kind without a handler.
    private func outcome(of job: Job) async -> Result<JobOutcome, any Error>? {
        guard let handler = self.handlers[job.kind] else { return nil }
        do {
            return .success(try await handler(job))
        } catch {
            return .failure(error)
        }
    }

    /// Renews the job's lease while `work` runs, so that it expires only when the program ends.
    private func whileRenewing<T: Sendable>(_ job: Job, _ work: @Sendable () async -> T) async -> T {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.keepRenewing(job) }
            let value = await work()
            group.cancelAll()
            return value
        }
    }

    private func keepRenewing(_ job: Job) async {
        while true {
            do {
                try await Task.sleep(for: self.lease.renewal)
                guard try await self.jobs.renew(job, until: self.now().addingTimeInterval(self.lease.length)) else {
                    return
                }
            } catch is CancellationError {
                return
            } catch {
                self.logger.warning("A job's lease could not be renewed", metadata: self.metadata(of: job))
            }
        }
    }

    private func settle(_ job: Job, _ result: Result<JobOutcome, any Error>?) async throws {
        switch result {
        case nil:
            try await self.jobs.putBack(job, until: self.now().addingTimeInterval(3_600), because: "no handler")
        case .failure(let error): try await self.retry(job, after: String(describing: error))
        case .success(.done): try await self.jobs.finish(job)
        case .success(.again(let due)): try await self.jobs.postpone(job, to: due, failure: nil)
        case .success(.later(let due, let failure)): try await self.retry(job, after: failure, notBefore: due)
        case .success(.hopeless(let reason)) where self.repeating.contains(job.kind):
            try await self.retry(job, after: reason)
        case .success(.hopeless(let reason)): try await self.bury(job, reason)
        }
    }

    private func retry(_ job: Job, after failure: String, notBefore due: Date = .distantPast) async throws {
        var pause = JobPatience.pause(afterAttempt: job.attempt)
        if self.repeating.contains(job.kind) {
            self.logger.log(
                level: pause == nil ? .error : .warning,
                "A repeating job failed",
                metadata: self.metadata(of: job)
            )
            pause = pause ?? JobPatience.longestPause
        }
        guard let pause else { return try await self.bury(job, failure) }
        try await self.jobs.postpone(job, to: max(due, self.now().addingTimeInterval(pause)), failure: failure)
    }

    private func bury(_ job: Job, _ failure: String) async throws {
        guard try await self.jobs.bury(job, failure: failure, now: self.now()) else { return }
        self.logger.error("Job given up", metadata: self.metadata(of: job))
    }

    private func tell(_ job: Job, isGivenUpFor failure: String) {
        var metadata = self.metadata(of: job)
        metadata["why"] = "\(failure)"
        self.logger.error("Job given up", metadata: metadata)
    }

    private func metadata(of job: Job) -> Logger.Metadata {
        ["job": "\(job.id)", "kind": "\(job.kind)", "attempt": "\(job.attempt)"]
    }
}
