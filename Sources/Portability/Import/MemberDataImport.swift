import Foundation
import Storage

/// One file that a member brought: what is in it, and how far writing it got.
struct MemberDataImport: Sendable, Equatable {
    /// Stable texts: they are stored.
    enum State: String, Sendable {
        /// The file is being read.
        case reading
        /// Read, and nothing written yet.
        case looked
        case running
        case done
        case undoing
        case undone
        /// Something in it could not be written, and what had been was taken back.
        case failed
    }

    let id: String
    let state: State
    let look: MemberDataPreview
    let added: Int
    /// Rows that were here already.
    let known: Int
    /// Rows that were neither: more than a member keeps, or of something that isn't here.
    let leftOut: Int
    let failure: String
    let createdAt: Date

    static let columns: SQL = "id, state, look, added, known, left_out, failure, created_at"

    init(_ row: SQLRow) throws {
        guard let state = State(rawValue: try row.text(1)) else { throw DatabaseError.column(1, expected: "a state") }
        self.id = try row.text(0)
        self.state = state
        self.look = try JSONDecoder().decode(MemberDataPreview.self, from: Data(try row.text(2).utf8))
        self.added = try row.int(3)
        self.known = try row.int(4)
        self.leftOut = try row.int(5)
        self.failure = try row.text(6)
        self.createdAt = Date(milliseconds: try row.integer(7))
    }
}
