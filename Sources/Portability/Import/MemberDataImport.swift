import Foundation
import Storage

/// The import of a file: its contents and its progress.
struct MemberDataImport: Sendable, Equatable {
    /// The raw texts are stored, so they never change.
    enum State: String, Sendable {
        /// The file is being read.
        case reading
        /// The file was read, and nothing is written yet.
        case looked
        case running
        case done
        case undoing
        case undone
        /// A row could not be written, and everything that had been was undone.
        case failed

        /// Whether it goes on by itself, without its member.
        var isUnderWay: Bool { [.reading, .running, .undoing].contains(self) }
    }

    let id: String
    let state: State
    let look: MemberDataPreview
    let added: Int
    /// How many rows were here already.
    let known: Int
    /// How many rows were left out: beyond a limit, or with a parent that isn't here.
    let leftOut: Int
    /// Why it failed: in words for its member where the file couldn't be read, else a name.
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

    /// Why nothing of the file could be read, in words for who sent it; empty for anything else.
    var problem: String { self.state == .failed && self.look.rows == 0 ? self.failure : "" }
}
