package import Foundation
package import Jobs
package import Members
package import OutboundHTTP
package import Storage
package import Web

/// What the room of notices brings to the floor's wing: what answers its routes, and what delivers.
package struct NoticesRoom: Sendable {
    /// Whom the payloads of its jobs name.
    package static let jobPayloads: [String: JobPayload] = [
        NoticeDelivery.kind: .member, DigestJob.kind: .member, PushJob.kind: .member, MailJob.kind: .other,
    ]

    package let controllers: [any Controller]
    package let jobs: [JobKind]
    package let dailyTasks: [DailyTask]

    /// `recipient` returns nil for a member who left; `isOpen` tells whether a session is still valid, because streams
    /// and devices end with their session.
    ///
    /// `contact` is the operator's for push services: `mailto:` or `https:`.
    package init(
        database: any Database,
        seal: Seal,
        views: Views,
        mail: MailJob,
        letters: NoticeLetters,
        live: Live,
        switches: HouseSwitches,
        policy: AddressPolicy,
        contact: String,
        kinds: [Notice.Kind],
        recipient: @Sendable @escaping (Member.ID) async throws -> NoticeRecipient?,
        isOpen: @Sendable @escaping (Member.ID, _ session: String) async throws -> Bool,
        unreadChats: @Sendable @escaping (Member.ID) async throws -> Int,
        now: @Sendable @escaping () -> Date
    ) {
        let push = PushStores(database: database, seal: seal, policy: policy)
        self.controllers = [
            UnsubscribeController(database: database, kinds: kinds, seal: seal, views: views),
            NoticeSettingsController(database: database, kinds: kinds, switches: switches, views: views, push: push),
            NoticeController(
                database: database,
                kinds: kinds,
                views: views,
                live: live,
                switches: switches,
                now: now
            ),
            PushSubscriptionController(push: push, now: now),
            LiveController(database: database, live: live, unreadChats: unreadChats),
        ]
        let delivery = NoticeDelivery(
            database: database,
            kinds: kinds,
            mail: mail,
            letters: letters,
            live: live,
            recipient: recipient,
            now: now
        )
        let digest = DigestJob(
            database: database,
            kinds: kinds,
            mail: mail,
            letters: letters,
            recipient: recipient,
            now: now
        )
        let pushing = PushJob(push: push, kinds: kinds, contact: contact, isOpen: isOpen, now: now)
        self.jobs = [
            JobKind(MailJob.kind, run: mail.run),
            JobKind(NoticeDelivery.kind, run: delivery.run),
            JobKind(DigestJob.kind, run: digest.run),
            JobKind(PushJob.kind, run: pushing.run),
        ]
        self.dailyTasks = [
            DailyTask("notice") {
                _ = try await NoticeStore.prune(before: now().addingTimeInterval(-365 * 86_400), in: database)
            },
            DailyTask("push_subscription") {
                try await PushSubscriptionStore.purge(removedBefore: UndoSpan.limit(at: now()), in: database)
            },
        ]
    }
}
