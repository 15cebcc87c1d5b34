package import Foundation

/// What those who look after the house need of the wings.
package struct AdministrationPorts: Sendable {
    /// What waits for decisions, kept by the wings.
    let queues: [WaitingQueue]
    /// Counts who signed up and who was active since an instant.
    let activity: @Sendable (Date) async throws -> (signedUp: Int, active: Int)
    /// Returns the routes that failed since the start, with how often.
    let failures: @Sendable () -> [(route: String, method: String, status: Int, count: Int)]

    package init(
        queues: [WaitingQueue],
        activity: @Sendable @escaping (Date) async throws -> (signedUp: Int, active: Int),
        failures: @Sendable @escaping () -> [(route: String, method: String, status: Int, count: Int)]
    ) {
        self.queues = queues
        self.activity = activity
        self.failures = failures
    }
}
