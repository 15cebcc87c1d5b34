package import Foundation

/// A unit of work that must happen later, even after a restart.
package struct Job: Sendable, Equatable {
    package let id: Int64
    package let kind: String
    package let payload: String
    /// How many times it was begun, including this time.
    package let attempt: Int
    /// A fencing token that grows each time the job is taken: what an earlier worker still writes is ignored.
    package let fence: Int64

    package init(id: Int64, kind: String, payload: String, attempt: Int, fence: Int64 = 0) {
        self.id = id
        self.kind = kind
        self.payload = payload
        self.attempt = attempt
        self.fence = fence
    }
}

/// The outcome of a job's handler.
///
/// A handler that throws is retried.
package enum JobOutcome: Sendable {
    case done
    /// The run is done, and the job is due again.
    case again(at: Date)
    /// The run failed, and whoever was asked demands a wait until then.
    case later(Date, _ failure: String)
    /// The run failed for good; a retry would not help.
    case hopeless(String)
}
