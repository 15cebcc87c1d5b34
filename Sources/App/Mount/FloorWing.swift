import Audit
import Deeds
import Foundation
import Jobs
import Notices
import OutboundHTTP
import Portability
import Storage
import Web
import Wings

/// The floor's own pages, tables and jobs: notices, export and import of a member's data, and the audit log.
struct FloorWing: Wing {
    static let migrations =
        JobMigrations.all + DeedMigrations.all + NoticeMigrations.all + AuditMigrations.all + PortabilityMigrations.all
        + SealProof.migrations + IdempotencyKeyMigrations.all
    static let pages: PageBundle = .notices + .portability + .audit
    /// `kindRules` are added to these, because they depend on the mounted wings.
    static let portability = PortabilityRules(
        tables: [Self.noticeTiming],
        told: ["notice": "What you were told belongs to then."],
        left: [
            "deed_news": "which of your deeds wait to be counted",
            "hidden_notice": "what names somebody who is leaving, and comes back when they stay",
            "notice_digest": "which notices wait for a letter here",
            "push_subscription": "which devices this Spotter tells; each says so itself",
            "import": "how far reading a file of yours got",
            "import_row": "what was in a file of yours, until it is written",
            "idempotency_key": "which of what you sent arrived, with a keyed digest, so that nothing counts twice",
        ]
    )

    static let jobPayloads = NoticesRoom.jobPayloads.merging(PortabilityRoom.jobPayloads) { first, _ in first }
    static let noticeKinds: [Notice.Kind] = [.imported]

    let controllers: [any Controller]
    let jobs: [JobKind]
    let dailyTasks: [DailyTask]

    init(_ floor: Floor, ports: FloorPorts) {
        let (database, now) = (floor.database, floor.now)
        let notices = NoticesRoom(
            database: database,
            seal: floor.seal,
            views: floor.views,
            mail: floor.mail,
            letters: NoticeLetters(publicAddress: floor.site.publicAddress, seal: floor.seal),
            live: floor.live,
            switches: floor.switches,
            policy: AddressPolicy(allowsPrivate: floor.site.allowsPrivateAddresses),
            contact: floor.site.pushContact,
            kinds: ports.noticeKinds,
            recipient: ports.recipient,
            isOpen: ports.isOpen,
            unreadChats: ports.unreadChats,
            now: now
        )
        let data = PortabilityRoom(
            database: database,
            seal: floor.seal,
            views: floor.views,
            rules: ports.rules,
            conversations: ports.conversations,
            foreign: ports.foreignTables,
            birthday: ports.birthday,
            other: ports.trainingFile,
            proof: ports.proof,
            readingPatience: ports.readingPatience,
            now: now
        )
        let audit = AuditRoom(database: database, actions: ports.auditActions, views: floor.views, now: now)
        self.controllers = notices.controllers + data.controllers + audit.controllers
        self.jobs = notices.jobs + data.jobs
        let keys = DailyTask("idempotency-key") {
            try await IdempotencyKeyStore.prune(before: now().addingTimeInterval(-31 * 86_400), in: database)
        }
        self.dailyTasks = notices.dailyTasks + data.dailyTasks + [keys]
    }
}

extension Site {
    /// The address under which a push service may reach the operator (RFC 8292, 2.1).
    fileprivate var pushContact: String {
        guard let contact = self.contact else { return self.isHTTPS ? self.publicAddress : "mailto:" + self.mailFrom }
        return contact.hasPrefix("https://") ? contact : "mailto:" + contact
    }
}
