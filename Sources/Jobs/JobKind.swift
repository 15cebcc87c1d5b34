/// A kind of job: its name, what works on it, and what plans it when a program starts.
package struct JobKind: Sendable {
    /// Stable: it is stored with each job.
    package let name: String
    package let run: JobRunner.Handler
    /// Writes the jobs of this kind that must wait at any time, unless they do; nil for one that only its causes write.
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

/// What is done once a day: one thing's failure holds up no other.
package struct DailyTask: Sendable {
    /// The table or thing that it looks after, for the log.
    package let name: String
    package let work: @Sendable () async throws -> Void

    package init(_ name: String, work: @Sendable @escaping () async throws -> Void) {
        self.name = name
        self.work = work
    }
}
