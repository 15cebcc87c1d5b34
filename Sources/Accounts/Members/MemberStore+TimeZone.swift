package import Foundation
package import Members
package import Storage

extension MemberStore {
    /// Reads a member's time zone, in the caller's transaction.
    package static func timeZone(of member: Member.ID, in db: any SQLConnection) throws -> TimeZone {
        let name = try db.row("SELECT time_zone FROM member WHERE id = \(member)") { try $0.text(0) }
        return name.flatMap(TimeZone.init(identifier:)) ?? .gmt
    }

    /// Reads when a member joined and their time zone, in the caller's transaction; nil for who has left.
    package static func joining(
        of member: Member.ID,
        in db: any SQLConnection
    ) throws -> (at: Date, timeZone: TimeZone)? {
        try db.row("SELECT created_at, time_zone FROM member WHERE id = \(member)") { row in
            var columns = row.reader
            let joinedAt = Date(milliseconds: try columns.integer())
            return (joinedAt, TimeZone(identifier: try columns.text()) ?? .gmt)
        }
    }
}
