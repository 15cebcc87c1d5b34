import Foundation
import Jobs

/// The jobs of the house as a device reads them, never what they are about.
struct JobsResponse: Encodable, Sendable {
    let kinds: [Kind]
    /// Those that were given up, the latest first.
    let dead: [Dead]

    struct Kind: Encodable, Sendable {
        let kind: String
        let waiting: Int
        let running: Int
    }

    struct Dead: Encodable, Sendable {
        let id: Int64
        let kind: String
        let failure: String
        /// In UTC.
        let givenUpAt: String
    }

    init(_ kinds: [(kind: String, waiting: Int, running: Int)], dead: [JobStore.Dead]) {
        self.kinds = kinds.map { Kind(kind: $0.kind, waiting: $0.waiting, running: $0.running) }
        self.dead = dead.map {
            Dead(id: $0.id, kind: $0.kind, failure: $0.failure, givenUpAt: $0.at.formatted(.iso8601))
        }
    }
}
