package import Foundation
package import Members

/// A list of things that wait for a decision, which a wing keeps.
package struct WaitingQueue: Sendable {
    package struct Waiting: Sendable {
        let count: Int
        /// The instant since which the first waits; nil for nothing.
        let since: Date?
        /// By when the first must be decided; nil where there is no such time.
        let next: Date?

        package init(count: Int, since: Date?, next: Date? = nil) {
            self.count = count
            self.since = since
            self.next = next
        }
    }

    /// What waits, one and many: "report", "reports".
    let words: (one: String, many: String)
    let icon: String
    let path: String
    let duty: Member.Duty
    /// Counts what waits for this member of the staff.
    let waiting: @Sendable (Member) async throws -> Waiting

    package init(
        _ one: String,
        _ many: String,
        icon: String,
        path: String,
        for duty: Member.Duty,
        waiting: @Sendable @escaping (Member) async throws -> Waiting
    ) {
        self.words = (one, many)
        self.icon = icon
        self.path = path
        self.duty = duty
        self.waiting = waiting
    }
}
