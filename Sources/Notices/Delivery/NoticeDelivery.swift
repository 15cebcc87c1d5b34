import Foundation
import Jobs
import Members
import Storage
import Web

/// Sends a notice by the channels that its member chose: one job, added with the notice itself.
///
/// Everything that follows (a mail, a job for each device, a place in the daily letter) is written in the transaction
/// that marks the notice as delivered, so that it happens once, whatever is restarted in between. One that was hidden
/// while it waited for the daily letter gets its place there anew.
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
            let isFirst = try Self.isFirst(name, at: now, in: db)
            guard let notice = try NoticeStore.find(name, self.kinds, in: db) else { return nil }
            let plan = try Self.plan(notice, to: recipient.member, at: now, in: db)
            guard isFirst else {
                try self.goOn(notice, to: recipient, by: plan, at: now, in: db)
                return nil
            }
            try self.spread(notice, to: recipient, by: plan, at: now, in: db)
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

    private static func plan(
        _ notice: Notice,
        to member: Member,
        at now: Date,
        in db: any SQLConnection
    ) throws -> DeliveryPlan {
        DeliveryPlan(
            notice.kind,
            told: notice.at,
            settings: try NoticeSettings.read(member.id, in: db),
            clock: WallClock(member.timeZone),
            canMail: member.emailConfirmed,
            now: now
        )
    }

    private func spread(
        _ notice: Notice,
        to recipient: NoticeRecipient,
        by plan: DeliveryPlan,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        let owner = recipient.member.id
        if let due = plan.push {
            for device in try PushSubscriptionStore.ids(of: owner, in: db) {
                try PushJob.add(NoticeName(owner: owner, id: notice.id), to: device, due: due, in: db)
            }
        }
        try self.write(notice, to: recipient, by: plan, at: now, in: db)
    }

    /// Plans the letter of a notice that waits for the daily one anew; one that is no use by mail any more leaves the queue.
    private func goOn(
        _ notice: Notice,
        to recipient: NoticeRecipient,
        by plan: DeliveryPlan,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        let waited = try db.execute(
            "DELETE FROM notice_digest WHERE owner_id = \(recipient.member.id) AND notice_id = \(notice.id)"
        )
        if waited > 0 { try self.write(notice, to: recipient, by: plan, at: now, in: db) }
    }

    private func write(
        _ notice: Notice,
        to recipient: NoticeRecipient,
        by plan: DeliveryPlan,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        switch plan.letter {
        case .none: break
        case .now: try self.mail.post(try self.letters.one(notice, to: recipient), at: now, in: db)
        case .daily(let due): try DigestJob.add(notice, of: recipient.member.id, due: due, in: db)
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
