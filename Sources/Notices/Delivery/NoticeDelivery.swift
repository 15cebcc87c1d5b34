import Foundation
import Jobs
import Members
import Storage
import Web

/// Sends a notice by the channels that its member chose: one job, added with the notice itself.
///
/// Everything that follows (a mail, a job for each device, a place in the daily letter) is written in the transaction
/// that marks the notice as delivered, so that it happens once, whatever is restarted in between.
struct NoticeDelivery: Sendable {
    static let kind = "deliver-notice"

    let database: any Database
    let kinds: [Notice.Kind]
    let mail: MailJob
    let letters: NoticeLetters
    let live: Live
    let recipient: @Sendable (Member.ID) async throws -> NoticeRecipient?
    let now: @Sendable () -> Date

    /// Adds the notice's job in the notice's own transaction.
    static func add(_ notice: NoticeName, at now: Date, in connection: any SQLConnection) throws {
        try JobStore.add(Self.kind, payload: notice.text, due: now, in: connection)
    }

    func run(_ job: Job) async throws -> JobOutcome {
        guard let name = NoticeName(job.payload) else { return .hopeless("unreadable name of a notice") }
        guard let recipient = try await self.recipient(name.owner) else { return .done }
        let now = self.now()
        let delivered = try await self.database.write { db -> Notice? in
            guard try Self.isFirst(name, at: now, in: db),
                let notice = try NoticeStore.find(name, self.kinds, in: db)
            else { return nil }
            try self.spread(notice, to: recipient, at: now, in: db)
            return notice
        }
        if let delivered, !delivered.isRead { try await self.show(delivered, to: recipient.member, at: now) }
        return .done
    }

    private static func isFirst(_ name: NoticeName, at now: Date, in db: any SQLConnection) throws -> Bool {
        try db.execute(
            """
            UPDATE notice SET delivered_at = \(now.milliseconds)
            WHERE owner_id = \(name.owner) AND id = \(name.id) AND delivered_at IS NULL
            """
        ) == 1
    }

    private func spread(
        _ notice: Notice,
        to recipient: NoticeRecipient,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        let member = recipient.member
        let plan = DeliveryPlan(
            notice.kind,
            told: notice.at,
            settings: try NoticeSettings.read(member.id, in: db),
            clock: WallClock(member.timeZone),
            canMail: member.emailConfirmed,
            now: now
        )
        if let due = plan.push {
            for device in try PushSubscriptionStore.ids(of: member.id, in: db) {
                try PushJob.add(NoticeName(owner: member.id, id: notice.id), to: device, due: due, in: db)
            }
        }
        switch plan.letter {
        case .none: break
        case .now: try self.mail.post(try self.letters.one(notice, to: recipient), at: now, in: db)
        case .daily(let due): try DigestJob.add(notice, of: member.id, due: due, in: db)
        }
    }

    /// Sends the notice to the member's open pages.
    private func show(_ notice: Notice, to member: Member, at now: Date) async throws {
        let response = NoticeResponse(notice, at: now, in: member.timeZone)
        await self.live.publish("notice", try JSONResponse.text(of: response), to: member.id)
        let unread = try await NoticeStore.unread(of: member.id, in: self.database)
        await self.live.publish("unread", String(unread), to: member.id)
    }
}

/// The name of a notice in a job's payload: its member and id.
struct NoticeName: Sendable, Equatable {
    let owner: Member.ID
    let id: String

    var text: String { "\(self.owner)/\(self.id)" }
}

extension NoticeName {
    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/")
        guard parts.count == 2, let owner = Int64(parts[0]) else { return nil }
        self.init(owner: owner, id: String(parts[1]))
    }
}
