import Foundation
import Members
import Storage

/// Something that happened in a group; it says on which day, and not by what.
struct RivalLine: Sendable, Equatable {
    typealias ID = String

    enum Kind: String, Sendable {
        case joined, left
        /// They look after the group from now on.
        case keeper
        /// They reached a tenth of all that can be reached.
        case step
    }

    /// A UUID, on which others may hang something.
    let id: ID
    let member: Member.ID
    let kind: Kind
    /// The step, from 1 to 10; 0 for a line about anything else.
    let step: Int
    let at: Date

    static let columns: SQL = "rival_line.id, rival_line.owner_id, rival_line.kind, rival_line.step, rival_line.at"

    init(_ row: SQLRow) throws {
        var columns = row.reader
        self.id = try columns.text()
        self.member = try columns.integer()
        self.kind = try columns.choice()
        self.step = try columns.int()
        self.at = Date(milliseconds: try columns.integer())
    }

    /// Whether there is something to be glad of.
    var canBeCheered: Bool { self.kind == .joined || self.kind == .step }

    private static func tenths(_ step: Int) -> String { step == 1 ? "a tenth" : "\(step) tenths" }

    /// Returns text such as "came 3 tenths of the way", after a name or “You”.
    func words(isOwn: Bool) -> String {
        switch self.kind {
        case .joined: "joined"
        case .left: isOwn ? "left" : "isn't in it any more"
        case .keeper: isOwn ? "look after the group now" : "looks after the group now"
        case .step: self.step == RivalSteps.most ? "did all of it" : "came \(Self.tenths(self.step)) of the way"
        }
    }
}
