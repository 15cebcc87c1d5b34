import Audit
import Deeds
import Foundation
import HealthMath
import Jobs
import Notices
import Storage
import Support
import Synchronization

@testable import Accounts

/// A database with this wing's tables, a fast hasher, a mailbox that can be looked into, and a clock that can be moved.
struct AccountFixture {
    let database: any Database
    let hasher = PasswordHasher(cost: .cheap)
    let seal: Seal
    let mail: MailJob
    let letters: AddressLetters
    let clock = MovableClock()
    /// Who was said to go away, or to be back.
    let departures = DepartureLog()
    private let mailbox = FakeMailbox()

    static let address = "https://spotter.example.org"

    init(on backend: Backend) async throws {
        let migrations =
            AccountsWing.migrations + DeedMigrations.all + NoticeMigrations.all + JobMigrations.all
            + AuditMigrations.all
        self.database = try await backend.open(migrations)
        let key = try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString())
        self.seal = Seal(key: key)
        self.mail = MailJob(mailer: self.mailbox, seal: self.seal)
        self.letters = AddressLetters(mail: self.mail, publicAddress: Self.address)
    }

    var members: MemberStore { MemberStore(database: self.database) }
    var signIn: SignIn {
        SignIn(database: self.database, hasher: self.hasher, mail: self.mail, now: self.clock.now)
    }
    var factors: SecondFactorStore {
        SecondFactorStore(database: self.database, seal: self.seal, mail: self.mail)
    }
    var codes: CodeSignIn { CodeSignIn(database: self.database, factors: self.factors, now: self.clock.now) }
    var leaving: Leaving {
        Leaving(database: self.database, mail: self.mail, observer: self.departures.observer, now: self.clock.now)
    }
    var deletion: DeletionJob {
        DeletionJob(database: self.database, mail: self.mail, observer: self.departures.observer, now: self.clock.now)
    }
    var recovery: RecoveryJob {
        RecoveryJob(database: self.database, mail: self.mail, publicAddress: Self.address, now: self.clock.now)
    }

    /// Adds a member whose password is `password`.
    func add(_ name: String, password: String = "four unrelated words") async throws -> Account {
        let person = NewMember.named(name, hash: try await self.hasher.hash(password))
        return try await self.members.add(person, firstAdministers: true, at: self.clock.now())
    }

    /// Works on all due jobs and returns the letters that were sent by them.
    func delivered() async throws -> [Letter] {
        let jobs = JobStore(database: self.database)
        while case let due = try await jobs.take(50, now: self.clock.now(), lease: 60), !due.isEmpty {
            for job in due {
                _ = job.kind == RecoveryJob.kind ? try await self.recovery.run(job) : try await self.mail.run(job)
                try await jobs.finish(job)
            }
        }
        return self.mailbox.empty()
    }

    /// What a member was told in the app, newest first.
    func notices(of account: Account) async throws -> [Notice] {
        try await NoticeStore(database: self.database, owner: account.id, kinds: AccountsWing.noticeKinds).latest()
    }
}

extension NewMember {
    static func named(_ name: String, hash: String = "") -> NewMember {
        NewMember(
            firstName: name,
            lastName: "Example",
            screenName: name,
            email: "\(name)@example.org",
            birthday: CalendarDay("1990-05-24") ?? .first,
            gender: .female,
            timeZone: "Europe/Vienna",
            passwordHash: hash
        )
    }
}

extension PasswordHasher.Cost {
    /// For tests of anything but the cost itself.
    static let cheap = PasswordHasher.Cost(memory: 64, passes: 1, lanes: 1)
}

final class DepartureLog: Sendable {
    private let heard = Mutex<[String]>([])

    var observer: AbsenceObserver {
        { change, _ in
            let words =
                switch change.cause {
                case .leaving: change.begins ? "leaves" : "stays"
                case .suspension: change.begins ? "is suspended" : "is let back in"
                }
            self.heard.withLock { $0.append("\(change.member) \(words)") }
        }
    }

    var all: [String] { self.heard.withLock { $0 } }
}

final class MovableClock: Sendable {
    private let instant = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

    var now: @Sendable () -> Date {
        { self.instant.withLock { $0 } }
    }

    func advance(by seconds: TimeInterval) {
        self.instant.withLock { $0 += seconds }
    }
}

final class FakeMailbox: Mailer {
    private let letters = Mutex<[Letter]>([])

    func send(_ letter: Letter) async throws {
        self.letters.withLock { $0.append(letter) }
    }

    func empty() -> [Letter] {
        self.letters.withLock { letters in
            defer { letters = [] }
            return letters
        }
    }
}

extension Letter {
    /// The token at the end of the link in the letter.
    var token: SecretToken? {
        self.text.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix(AccountFixture.address) }
            .flatMap { $0.split(separator: "/").last }
            .map { SecretToken(String($0)) }
    }
}
