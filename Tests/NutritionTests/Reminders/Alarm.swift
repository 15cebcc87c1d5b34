import Deeds
import Foundation
import HealthMath
import Jobs
import Members
import Notices
import Storage
import Support
import Synchronization
import Testing

@testable import Jobs
@testable import Nutrition

/// Ana and Ben, a clock that can be moved, and the job that reminds them.
final class Alarm: Sendable {
    let database: any Database
    let ana: Int64
    let ben: Int64
    private let seal: Seal
    private let moment: Mutex<Date>
    private let members: Mutex<[Int64: NoticeRecipient]>

    init(_ backend: Backend, at moment: Date, zone: String = "UTC") async throws {
        let zones = Migration("test-0001-zone") { _ in
            ["ALTER TABLE member ADD COLUMN time_zone TEXT NOT NULL DEFAULT '\(zone)'"]
        }
        self.database = try await backend.open(
            StandInMember.migrations + [zones] + JobMigrations.all + DeedMigrations.all + NoticeMigrations.all
                + NutritionWing.migrations
        )
        self.ana = try await StandInMember.add("Ana", to: self.database)
        self.ben = try await StandInMember.add("Ben", to: self.database)
        self.seal = Seal(key: try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString()))
        self.moment = Mutex(moment)
        self.members = Mutex([:])
        for (id, name) in [(self.ana, "Ana"), (self.ben, "Ben")] { try await self.live(id, name, in: zone) }
    }

    var now: Date { self.moment.withLock { $0 } }

    func move(to moment: Date) { self.moment.withLock { $0 = moment } }

    /// Says where a member lives, and what else messages need to know.
    func live(
        _ id: Int64,
        _ name: String,
        in zone: String,
        confirmed: Bool = true,
        noPressure: Bool = false
    ) async throws {
        let timeZone = try #require(TimeZone(identifier: zone))
        try await self.database.write { try $0.execute("UPDATE member SET time_zone = \(zone) WHERE id = \(id)") }
        self.members.withLock {
            $0[id] = NoticeRecipient(
                member: Member(
                    id: id,
                    screenName: name,
                    firstName: name,
                    timeZone: timeZone,
                    emailConfirmed: confirmed,
                    noPressure: noPressure
                ),
                email: "\(name.lowercased())@example.org"
            )
        }
    }

    func leave(_ id: Int64) { self.members.withLock { $0[id] = nil } }

    /// The job as a program that has just started makes it.
    var job: ReminderJob {
        let mailer = MailFolder(folder: NSTemporaryDirectory(), sender: "spotter@localhost") { Date() }
        return ReminderJob(
            database: self.database,
            mail: MailJob(mailer: mailer, seal: self.seal),
            publicAddress: "https://spotter.example",
            recipients: { ids in self.members.withLock { $0.filter { ids.contains($0.key) } } },
            unsubscribe: { owner, _ in "https://spotter.example/stop/\(owner)" },
            toTrain: { _, _ in "To train: Legs (18:00–18:45)." },
            now: { self.now }
        )
    }

    /// One look at what is due.
    func look() async throws {
        _ = try await self.job.run(Job(id: 1, kind: ReminderJob.kind, payload: "", attempt: 1))
    }

    /// Looks again and again until a moment, starting anew each time; with `nodes` at once.
    func look(until end: Date, every seconds: TimeInterval = 600, nodes: Int = 1) async throws {
        while self.now < end {
            self.move(to: min(self.now.addingTimeInterval(seconds), end))
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<nodes { group.addTask { try await self.look() } }
                try await group.waitForAll()
            }
        }
    }

    func choose(_ reminders: Reminder..., for owner: Member.ID) async throws {
        let zone = try #require(self.members.withLock { $0[owner] }).member.timeZone
        try await ReminderStore(database: self.database, owner: owner).save(reminders, in: zone, now: self.now)
    }

    /// The latest first.
    func notices(of owner: Member.ID) async throws -> [Notice] {
        try await NoticeStore(database: self.database, owner: owner, kinds: NutritionWing.noticeKinds).latest()
    }

    /// The letters on their way, the oldest first.
    func mailed() async throws -> [Letter] {
        try await self.database.rows("SELECT payload FROM job WHERE kind = 'mail' ORDER BY id") { try $0.text(0) }
            .map { payload in
                let bytes = try #require(Data(base64Encoded: payload))
                let text = try self.seal.open(Array(bytes), as: MailJob.kind)
                return try JSONDecoder().decode(Letter.self, from: Data(text.utf8))
            }
    }

    func letters() async throws -> Int {
        try await self.database.row("SELECT COUNT(*) FROM job WHERE kind = 'mail'") { try $0.int(0) } ?? 0
    }
}
