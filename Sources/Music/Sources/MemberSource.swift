import Foundation
import Members

/// A source that a member connected, as they see it.
struct MemberSource: Sendable, Equatable {
    let id: String
    let kind: SourceKind
    /// Its address without a password, or the name of the account.
    let name: String
    /// Whether the key that sealed it is lost.
    let isLost: Bool
    let isOn: Bool
    /// How many songs were read when it was last read whole.
    let songCount: Int
    /// How many songs were read so far, while it is being read.
    let readSoFar: Int
    /// Nil before it was read whole.
    let readAt: Date?
    let trouble: String?
    /// Whether it is being read, or will be at once.
    let isBeingRead: Bool
}

/// A source that a member connects.
struct NewSource: Sendable, Equatable {
    let id: String
    let kind: SourceKind
    let name: String
    /// What opens it, sealed where it is kept.
    let settings: String
}

/// A source as a job reads it.
struct SourceState: Sendable {
    let owner: Member.ID
    let id: String
    let kind: SourceKind
    let name: String
    let settings: String
    /// Where reading goes on; nil at the beginning.
    let place: String?
    /// Counts whole readings; each row keeps the number of the reading that saw it last.
    let round: Int64
    let failures: Int

    /// What the ids of its songs are made with: the same where it is connected again.
    var home: String { "\(self.kind.rawValue)\n\(self.name)" }
}
