import Foundation
import Jobs
import Members
import Notices
import Storage

/// Tells an announcement to everybody for whom it is, once each, some hundred in a transaction.
struct AnnouncementJob: Sendable {
    static let kind = "announce"
    private static let batch = 200

    let database: any Database
    let members: AdministrationPorts.AudienceMembers
    let now: @Sendable () -> Date

    /// Begins again where it was interrupted: whoever was told already isn't told twice.
    func run(_ job: Job) async throws -> JobOutcome {
        let (id, now) = (job.payload, self.now())
        // From here on it can't be taken back.
        let found = try await self.database.write { db in
            try db.row(
                """
                UPDATE announcement SET sent_at = COALESCE(sent_at, \(now.milliseconds))
                WHERE id = \(id) AND taken_back_at IS NULL
                RETURNING words, audience
                """
            ) { row in
                var columns = row.reader
                let words = try columns.text()
                let audience: MemberAudience = try columns.choice()
                return (words: words, audience: audience)
            }
        }
        guard let found else { return .done }
        var last: Member.ID? = 0
        while let after = last {
            last = try await self.database.write { [members] db in
                let ids = try members(found.audience, after, Self.batch, now, db)
                for owner in ids {
                    try Notice.tell(owner, .house, found.words, cause: "announcement \(id)", at: now, in: db)
                }
                return ids.last
            }
        }
        return .done
    }
}
