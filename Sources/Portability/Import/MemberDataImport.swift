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
        var columns = row.reader
        self.id = try columns.text()
        self.state = try columns.choice()
        self.look = try JSONDecoder().decode(MemberDataPreview.self, from: Data(try columns.text().utf8))
        self.added = try columns.int()
        self.known = try columns.int()
        self.leftOut = try columns.int()
        self.failure = try columns.text()
        self.createdAt = Date(milliseconds: try columns.integer())
    }
}
