/// How long a taken job is its worker's, and how often the worker says that it is still at it.
struct JobLease: Sendable {
    /// Seconds.
    let length: Double
    let renewal: Duration

    /// Three renewals may fail before anybody takes the worker for dead.
    static let usual = JobLease(length: 300, renewal: .seconds(75))
}
