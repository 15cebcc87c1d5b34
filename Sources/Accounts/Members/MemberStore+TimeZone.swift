package import Foundation
package import Members
package import Storage

extension MemberStore {
    /// Where a member's clock hangs, asked within somebody's transaction.
    package static func timeZone(of member: Member.ID, in db: any SQLConnection) throws -> TimeZone {
        let name = try db.row("SELECT time_zone FROM member WHERE id = \(member)") { try $0.text(0) }
        return name.flatMap(TimeZone.init(identifier:)) ?? .gmt
    }
}
