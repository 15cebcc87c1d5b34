/// How long a worker may keep a job, and how often it renews that.
struct JobLease: Sendable {
    /// Seconds.
    let length: Double
    let renewal: Duration

    /// Three renewals may fail before the worker is taken for dead.
    static let usual = JobLease(length: 300, renewal: .seconds(75))
}
