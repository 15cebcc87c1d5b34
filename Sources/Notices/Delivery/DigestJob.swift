import Foundation
import Jobs
import Members
import Storage

/// Mails a member's notices since yesterday in one letter; at most one such job waits for each member.
///
/// The notices leave the queue in the transaction that writes the letter. Notices read in the app meanwhile are left
/// out, and no letter is sent when none is left.
struct DigestJob: Sendable {
    static let kind = "notice-digest"
    /// The most notices in a letter; the newest of more.
    private static let most = 50

    let database: any Database
    let kinds: [Notice.Kind]
    let mail: MailJob
    let letters: NoticeLetters
    let recipient: @Sendable (Member.ID) async throws -> NoticeRecipient?
    let now: @Sendable () -> Date

    /// Adds the notice to the next letter.
    static func add(_ notice: Notice, of owner: Member.ID, due: Date, in connection: any SQLConnection) throws {
        try connection.execute(
            """
            INSERT INTO notice_digest (owner_id, notice_id) VALUES (\(owner), \(notice.id))
            ON CONFLICT (owner_id, notice_id) DO NOTHING
            """
        )
        try JobStore.add(Self.kind, payload: String(owner), due: due, key: "\(Self.kind)/\(owner)", in: connection)
    }

    func run(_ job: Job) async throws -> JobOutcome {
        guard let owner = Int64(job.payload) else { return .hopeless("unreadable member") }
        let recipient = try await self.recipient(owner)
        let now = self.now()
        try await self.database.write { db in
            let notices = try NoticeStore.waitingForDigest(of: owner, self.kinds, limit: Self.most, in: db)
            try db.execute("DELETE FROM notice_digest WHERE owner_id = \(owner)")
            let settings = try NoticeSettings.read(owner, in: db)
            let wanted = notices.filter { !$0.isRead && settings[$0.kind, .mail] }
            guard let recipient, recipient.member.emailConfirmed, !wanted.isEmpty else { return }
            try self.mail.post(try self.letters.many(wanted, to: recipient), at: now, in: db)
        }
        return .done
    }
}
