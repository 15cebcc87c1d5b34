/// A kind of job: name, handler, and what adds it when a program starts.
package struct JobKind: Sendable {
    /// Stored with each job, so it never changes.
    package let name: String
    package let run: JobRunner.Handler
    /// Adds the jobs of this kind that must always be waiting; nil for a kind that is only added by its causes.
    package let plan: (@Sendable () async throws -> Void)?

    /// With a `limit`, a run that takes longer is cancelled, and tried again like any that failed.
    package init(
        _ name: String,
        plan: (@Sendable () async throws -> Void)? = nil,
        limit: Duration? = nil,
        run: @escaping JobRunner.Handler
    ) {
        self.name = name
        self.run = limit.map { TimeLimit.handler($0, run) } ?? run
        self.plan = plan
    }

    /// Whether a job of this kind must always be waiting, so that it may not be given up for failing.
    package var isRepeating: Bool { self.plan != nil }
}

/// A task that runs once a day as a job of its own; its failure doesn't affect the others.
package struct DailyTask: Sendable {
    /// The table or thing that it cleans, for the log.
    package let name: String
    package let work: @Sendable () async throws -> Void

    package init(_ name: String, work: @Sendable @escaping () async throws -> Void) {
        self.name = name
        self.work = work
    }
}
