/// Cancels a handler that takes too long.
enum TimeLimit {
    struct Exceeded: Error, CustomStringConvertible {
        let limit: Duration

        var description: String { "took longer than \(self.limit.components.seconds) seconds" }
    }

    /// Returns a handler that throws `Exceeded` after `limit`.
    ///
    /// What was cancelled is waited for, so that two runs of a job never overlap: work in batches ends after the one
    /// under way.
    static func handler(_ limit: Duration, _ run: @escaping JobRunner.Handler) -> JobRunner.Handler {
        { job in
            try await withThrowingTaskGroup(of: JobOutcome.self) { group in
                group.addTask { try await run(job) }
                group.addTask {
                    try await Task.sleep(for: limit)
                    throw Exceeded(limit: limit)
                }
                defer { group.cancelAll() }
                guard let outcome = try await group.next() else { throw CancellationError() }
                return outcome
            }
        }
    }
}
