package import Foundation
import HealthMath
package import Members
package import Storage

extension MemberStore {
    /// The time in which a member counts as new, in days.
    private static let newness = 30

    /// Counts the members whom an announcement reaches.
    package func count(_ audience: MemberAudience, at now: Date) async throws -> Int {
        try await self.database.row("SELECT COUNT(*) FROM member WHERE \(Self.isOf(audience, at: now))") {
            try $0.int(0)
        } ?? 0
    }

    /// Returns those members after `id`, in the order in which they joined.
    package static func ids(
        _ audience: MemberAudience,
        after id: Member.ID,
        limit: Int,
        at now: Date,
        in db: any SQLConnection
    ) throws -> [Member.ID] {
        try db.rows(
            "SELECT id FROM member WHERE id > \(id) AND \(Self.isOf(audience, at: now)) ORDER BY id LIMIT \(limit)"
        ) { try $0.integer(0) }
    }

    private static func isOf(_ audience: MemberAudience, at now: Date) -> SQL {
        // A birthday counts from the day on which it has begun in UTC.
        let adult = AgeRule(minimum: Adulthood.begins, today: CalendarDay(now, in: .gmt)).latest.description
        switch audience {
        case .everybody: return "1 = 1"
        case .adults: return "birthday <= \(adult)"
        case .minors: return "birthday > \(adult)"
        case .newcomers:
            return "created_at > \(now.addingTimeInterval(-Double(Self.newness) * 86_400).milliseconds)"
        case .staff:
            let roles = Member.Role.allCases.filter { !$0.duties.isEmpty }.map(\.rawValue)
            return "role IN \(list: roles)"
        }
    }
}
