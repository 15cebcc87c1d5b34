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
            "notice_digest": "which notices wait for a letter here",
            "push_subscription": "which devices this Spotter tells; each says so itself",
            "import": "how far reading a file of yours got",
            "import_row": "what was in a file of yours, until it is written",
            "idempotency_key": "which forms of yours arrived, so that none counts twice",
            "sent_form": "a digest of each of those forms, so that none is taken for another",
        ]
    )

    static let noticeKinds: [Notice.Kind] = [.imported]

    let controllers: [any Controller]
    let jobs: [JobKind]
    let dailyTasks: [DailyTask]

    init(_ floor: Floor, ports: FloorPorts) {
        let (database, now) = (floor.database, floor.now)
        let policy = AddressPolicy(allowsPrivate: floor.site.allowsPrivateAddresses)
        let push = PushStores(database: database, seal: floor.seal, policy: policy)
        let turns = ImportTurns()
        self.controllers =
            Self.notices(floor, push, ports) + Self.data(floor, ports, turns)
            + [AuditController(database: database, actions: ports.auditActions, views: floor.views, now: now)]
        let writing = MemberDataImportJob(database: database, rules: ports.rules, turns: turns, now: now)
        self.jobs = Self.delivery(floor, push, ports) + [JobKind(MemberDataImportJob.kind, run: writing.run)]
        self.dailyTasks = [
            DailyTask("import") { try await MemberDataImportJob.prune(before: now() - 31 * Self.day, in: database) },
            DailyTask("idempotency-key") {
                try await IdempotencyKeyStore.prune(before: now() - 31 * Self.day, in: database)
                try await SentForms.prune(before: now() - 31 * Self.day, in: database)
            },
            DailyTask("notice") { _ = try await NoticeStore.prune(before: now() - 365 * Self.day, in: database) },
        ]
    }

    private static let day: TimeInterval = 86_400

    private static func notices(_ floor: Floor, _ push: PushStores, _ ports: FloorPorts) -> [any Controller] {
        let (database, views, kinds) = (floor.database, floor.views, ports.noticeKinds)
        return [
            UnsubscribeController(database: database, kinds: kinds, seal: floor.seal, views: views),
            NoticeSettingsController(database: database, kinds: kinds, views: views, push: push),
            NoticeController(
                database: database,
                kinds: kinds,
                views: views,
                live: floor.live,
                switches: floor.switches,
                now: floor.now
            ),
            PushSubscriptionController(push: push, now: floor.now),
            LiveController(
                database: database,
                live: floor.live,
                unreadChats: ports.unreadChats,
                isOpen: ports.isOpen
            ),
        ]
    }

    /// Returns the controllers of a member's export and import.
    private static func data(_ floor: Floor, _ ports: FloorPorts, _ turns: ImportTurns) -> [any Controller] {
        let (database, now) = (floor.database, floor.now)
        let page = DataPages(database: database, views: floor.views)
        let export = MemberExport(database: database, seal: floor.seal, rules: ports.rules + ports.conversations)
        let reader = MemberDataReader(
            database: database,
            seal: floor.seal,
            rules: ports.rules,
            foreign: ports.foreignTables,
            birthday: ports.birthday,
            turns: turns,
            now: now
        )
        return [
            ExportController(export: export, page: page, proof: ports.proof, now: now),
            MemberDataImportController(
                database: database,
                reader: reader,
                page: page,
                other: ports.trainingFile,
                turns: turns,
                readingPatience: ports.readingPatience,
                now: now
            ),
        ]
    }

    /// Returns the jobs that deliver notices.
    private static func delivery(_ floor: Floor, _ push: PushStores, _ ports: FloorPorts) -> [JobKind] {
        let (database, mail, now, kinds) = (floor.database, floor.mail, floor.now, ports.noticeKinds)
        let letters = NoticeLetters(publicAddress: floor.site.publicAddress, seal: floor.seal)
        let delivery = NoticeDelivery(
            database: database,
            kinds: kinds,
            mail: mail,
            letters: letters,
            live: floor.live,
            recipient: ports.recipient,
            now: now
        )
        let digest = DigestJob(
            database: database,
            kinds: kinds,
            mail: mail,
            letters: letters,
            recipient: ports.recipient,
            now: now
        )
        let pushing = PushJob(push: push, kinds: kinds, contact: floor.site.pushContact, isOpen: ports.isOpen, now: now)
        return [
            JobKind(MailJob.kind, run: mail.run),
            JobKind(NoticeDelivery.kind, run: delivery.run),
            JobKind(DigestJob.kind, run: digest.run),
            JobKind(PushJob.kind, run: pushing.run),
        ]
    }
}

extension Site {
    /// The address under which a push service may reach the operator (RFC 8292, 2.1).
    fileprivate var pushContact: String {
        guard let contact = self.contact else { return self.isHTTPS ? self.publicAddress : "mailto:" + self.mailFrom }
        return contact.hasPrefix("https://") ? contact : "mailto:" + contact
    }
}
