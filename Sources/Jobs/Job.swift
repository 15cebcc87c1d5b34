package import Foundation

/// A piece of work that must happen later, even if the program is restarted before.
package struct Job: Sendable, Equatable {
    package let id: Int64
    package let kind: String
    package let payload: String
    /// How often it was begun, this time included.
    package let attempt: Int
    /// Which taking of the job this is, counted over all its life: what an earlier worker still says counts no more.
    package let fence: Int64

    package init(id: Int64, kind: String, payload: String, attempt: Int, fence: Int64 = 0) {
        self.id = id
        self.kind = kind
        self.payload = payload
        self.attempt = attempt
        self.fence = fence
    }
}

/// What a handler says about a job it has worked on.
///
/// Throwing means: try again.
package enum JobOutcome: Sendable {
    case done
    /// Done for now, and due again.
    case again(at: Date)
    /// Failed, and not to be tried again before then: whoever was asked said so.
    case later(Date, _ failure: String)
    /// Trying again would not help.
    case hopeless(String)
}
