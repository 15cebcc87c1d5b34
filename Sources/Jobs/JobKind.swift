/// A kind of job: name, handler, and what adds it when a program starts.
package struct JobKind: Sendable {
    /// Stored with each job, so it never changes.
    package let name: String
    package let run: JobRunner.Handler
    /// Adds the jobs of this kind that must always be waiting; nil for a kind that is only added by its causes.
    package let plan: (@Sendable () async throws -> Void)?

    package init(
        _ name: String,
        plan: (@Sendable () async throws -> Void)? = nil,
        run: @escaping JobRunner.Handler
    ) {
        self.name = name
        self.run = run
        self.plan = plan
    }
}

/// A task that runs once a day; its failure doesn't affect the others.
package struct DailyTask: Sendable {
    /// The table or thing that it cleans, for the log.
    package let name: String
    package let work: @Sendable () async throws -> Void

    package init(_ name: String, work: @Sendable @escaping () async throws -> Void) {
        self.name = name
        self.work = work
    }
}
