import Foundation
import Jobs
import Logging
import Members
import OutboundHTTP
import Storage
import Support
import Synchronization
import Testing

@testable import Jobs
@testable import Notices

/// Ana and Ben, a clock that can be moved, and the jobs that bring notices to them.
final class Post: Sendable {
    let database: any Database
    let seal: Seal
    let ana: Int64
    let ben: Int64
    let live: Live
    let push: PushStores
    private let moment: Mutex<Date>
    private let members: Mutex<[Int64: NoticeRecipient]>
    private let openSessions = Mutex<Set<String>>(["phone", "laptop"])

    init(_ backend: Backend, at moment: Date = Date(timeIntervalSince1970: 1_773_489_600)) async throws {
        self.database = try await backend.open(
            StandInMember.migrations + JobMigrations.all + NoticeMigrations.all
        )
        self.seal = Seal(key: try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString()))
        self.ana = try await StandInMember.add("Ana", to: self.database)
        self.ben = try await StandInMember.add("Ben", to: self.database)
        self.push = PushStores(database: self.database, seal: self.seal, policy: AddressPolicy(allowsPrivate: true))
        self.moment = Mutex(moment)
        self.members = Mutex([:])
        self.live = Live(now: { moment })
        for (id, name) in [(self.ana, "Ana"), (self.ben, "Ben")] { self.live(id, name) }
    }

    var now: Date { self.moment.withLock { $0 } }

    func wait(_ seconds: TimeInterval) { self.moment.withLock { $0 += seconds } }

    /// Says who a member is.
    func live(_ id: Int64, _ name: String, in zone: TimeZone = .gmt, confirmed: Bool = true) {
        let member = Member(id: id, screenName: name, firstName: name, timeZone: zone, emailConfirmed: confirmed)
        self.members.withLock { $0[id] = NoticeRecipient(member: member, email: "\(name.lowercased())@example.org") }
    }

    func endSession(_ session: String) { self.openSessions.withLock { _ = $0.remove(session) } }

    func tell(
        _ owner: Member.ID,
        _ kind: Notice.Kind,
        _ text: String = "Hello.",
        about: Member.ID? = nil,
        actions: [Notice.Action] = []
    ) async throws {
        let now = self.now
        try await self.database.write { db in
            try Notice.tell(
                owner,
                kind,
                text,
                path: "/diary",
                about: about,
                actions: actions,
                cause: UUID().uuidString,
                at: now,
                in: db
            )
        }
    }

    /// Works on whatever is due, as a program that has just started.
    func work() async throws {
        let recipient: @Sendable (Member.ID) async throws -> NoticeRecipient? = { id in
            self.members.withLock { $0[id] }
        }
        let delivery = NoticeDelivery(
            database: self.database,
            kinds: .sample,
            mail: self.mail,
            letters: self.letters,
            live: self.live,
            recipient: recipient,
            now: { self.now }
        )
        let digest = DigestJob(
            database: self.database,
            kinds: .sample,
            mail: self.mail,
            letters: self.letters,
            recipient: recipient,
            now: { self.now }
        )
        let push = PushJob(
            push: self.push,
            kinds: .sample,
            contact: "mailto:post@example.org",
            isOpen: { _, session in self.openSessions.withLock { $0.contains(session) } },
            now: { self.now }
        )
        let runner = JobRunner(
            jobs: JobStore(database: self.database),
            handlers: [NoticeDelivery.kind: delivery.run, DigestJob.kind: digest.run, PushJob.kind: push.run],
            logger: .init(label: "test") { _ in SwiftLogNoOpLogHandler() },
            now: { self.now }
        )
        while try await self.isDue(), try await runner.workOnce() > 0 {}
    }

    /// Whether anything but letters is due; those wait to be looked at.
    private func isDue() async throws -> Bool {
        try await self.database.row(
            """
            SELECT 1 FROM job
            WHERE kind <> \(MailJob.kind) AND due_at <= \(self.now.milliseconds) AND dead_at IS NULL
            """
        ) { _ in true } ?? false
    }

    var letters: NoticeLetters { NoticeLetters(publicAddress: "https://spotter.example", seal: self.seal) }

    private var mail: MailJob {
        MailJob(mailer: MailFolder(folder: NSTemporaryDirectory(), sender: "x@localhost") { Date() }, seal: self.seal)
    }

    /// The letters on their way, the oldest first.
    func sent() async throws -> [Letter] {
        try await self.database.rows("SELECT payload FROM job WHERE kind = \(MailJob.kind) ORDER BY id") {
            try $0.text(0)
        }.map { payload in
            let bytes = try #require(Data(base64Encoded: payload))
            let text = try self.seal.open(Array(bytes), as: MailJob.kind)
            return try JSONDecoder().decode(Letter.self, from: Data(text.utf8))
        }
    }

    /// When jobs of a kind are due.
    func due(_ kind: String) async throws -> [Date] {
        try await self.database.rows("SELECT due_at FROM job WHERE kind = \(kind) ORDER BY due_at") {
            Date(milliseconds: try $0.integer(0))
        }
    }

    func settings(of owner: Member.ID, _ change: (inout NoticeSettings) -> Void) async throws {
        let store = NoticeSettingsStore(database: self.database, owner: owner)
        var settings = try await store.settings()
        change(&settings)
        try await store.save(settings, of: .sample)
    }

    /// A device whose push service is at `endpoint`, with the browser's keys of RFC 8291's example.
    @discardableResult
    func subscribe(_ owner: Member.ID, at endpoint: String, session: String = "phone") async throws -> String {
        try await self.push.of(owner).add(
            PushSubscription(endpoint: endpoint, p256dh: Example.browser, auth: Example.secret),
            name: "Phone",
            session: session,
            now: self.now
        )
    }
}

/// RFC 8291, appendix A.
enum Example {
    static let text = "When I grow up, I want to be a watermelon"
    static let browser = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    static let secret = "BTBZMqHH6r4Tts7J_aSIgg"
    static let salt = "DGv6ra1nlYgDCS1FRnbzlw"
    static let server = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
    static let body =
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
}
