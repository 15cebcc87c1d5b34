package import Foundation
package import Logging
import ServiceLifecycle

/// Works on due jobs until the program stops; what it holds then is finished first.
///
/// In several lanes, so that jobs that wait long for other servers hold up nobody but those taken with them.
package struct JobRunner: Service {
    package typealias Handler = @Sendable (Job) async throws -> JobOutcome

    private let jobs: JobStore
    private let handlers: [String: Handler]
    private let logger: Logger
    private let now: @Sendable () -> Date
    private let pause: Duration
    private let lanes: Int

    /// A job of a kind without a handler waits for a program that has one.
    package init(
        jobs: JobStore,
        handlers: [String: Handler],
        logger: Logger,
        now: @Sendable @escaping () -> Date,
        pause: Duration = .seconds(1),
        lanes: Int = 3
    ) {
        self.jobs = jobs
        self.handlers = handlers
        self.logger = logger
        self.now = now
        self.pause = pause
        self.lanes = lanes
    }

    package func run() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<self.lanes { group.addTask { try await self.runLane() } }
            try await group.waitForAll()
        }
    }

    private func runLane() async throws {
        while !Task.isShuttingDownGracefully, !Task.isCancelled {
            do {
                if try await self.workOnce() > 0 { continue }
            } catch {
                self.logger.warning("Jobs are waiting for storage", metadata: ["error": "\(error)"])
            }
            do {
                try await cancelWhenGracefulShutdown { try await Task.sleep(for: self.pause) }
            } catch is CancellationError {
                return
            }
        }
    }

    /// Works on what is due now, side by side, for many jobs wait for other servers; returns how many jobs that was.
    package func workOnce() async throws -> Int {
        let jobs = try await self.jobs.take(10, now: self.now(), lease: 300)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for job in jobs { group.addTask { try await self.work(on: job) } }
            try await group.waitForAll()
        }
        return jobs.count
    }

    private func work(on job: Job) async throws {
        guard let handler = self.handlers[job.kind] else {
            return try await self.jobs.postpone(job, to: self.now().addingTimeInterval(3_600), failure: "no handler")
        }
        let outcome: JobOutcome
        do {
            outcome = try await handler(job)
        } catch {
            return try await self.retry(job, after: String(describing: error))
        }
        switch outcome {
        case .done: try await self.jobs.finish(job)
        case .again(let due): try await self.jobs.postpone(job, to: due, failure: nil)
        case .later(let due, let failure): try await self.retry(job, after: failure, notBefore: due)
        case .hopeless(let reason): try await self.bury(job, reason)
        }
    }

    private func retry(_ job: Job, after failure: String, notBefore due: Date = .distantPast) async throws {
        guard let pause = JobPatience.pause(afterAttempt: job.attempt) else { return try await self.bury(job, failure) }
        try await self.jobs.postpone(job, to: max(due, self.now().addingTimeInterval(pause)), failure: failure)
    }

    private func bury(_ job: Job, _ failure: String) async throws {
        self.logger.error("Job given up", metadata: ["job": "\(job.id)", "kind": "\(job.kind)"])
        try await self.jobs.bury(job, failure: failure, now: self.now())
    }
}
