import Audit
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

@testable import Community

/// Ana, Ben and whoever else moves in, in one time zone; it is noon of Monday, 1 July 2024, until somebody moves it.
///
/// Everybody is grown up, wishes for anybody and shows a profile, but where a test says otherwise.
final class Village: Sendable {
    let database: any Database
    let seal: Seal
    private let people = Mutex<[Member.ID: Person]>([:])
    private let moment = Mutex(Village.noon)

    static let noon = Date(milliseconds: 1_719_828_000_000)

    init(_ backend: Backend) async throws {
        self.database = try await backend.open(
            StandInMember.migrations + JobMigrations.all + DeedMigrations.all + NoticeMigrations.all
                + AuditMigrations.all + CommunityWing.migrations
        )
        self.seal = Seal(key: try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString()))
    }

    var now: Date { self.moment.withLock { $0 } }

    func wait(_ seconds: TimeInterval) { self.moment.withLock { $0 += seconds } }

    /// Who lives here now, as accounts would tell.
    var lookup: PersonLookup {
        { [self] ids in self.people.withLock { $0.filter { ids.contains($0.key) } } }
    }

    func person(_ id: Member.ID) throws -> Person { try #require(self.people.withLock { $0[id] }) }

    /// The same as a signed-in member.
    func member(_ id: Member.ID) throws -> Member {
        let person = try self.person(id)
        return Member(
            id: id,
            screenName: person.screenName,
            firstName: person.firstName,
            timeZone: person.timeZone,
            isSuspended: person.isSuspended
        )
    }

    /// Somebody with an account and no profile.
    func add(_ name: String, age: Int = 30, gender: Sex = .female, suspended: Bool = false) async throws -> Member.ID {
        let id = try await StandInMember.add(name, to: self.database)
        try self.settle(id, name, age: age, gender: gender, suspended: suspended)
        return id
    }

    /// Changes who somebody is.
    func settle(
        _ id: Member.ID,
        _ name: String,
        age: Int = 30,
        gender: Sex = .female,
        suspended: Bool = false,
        confirmed: Bool = true,
        timeZone: TimeZone = .gmt
    ) throws {
        let birthday = try #require(CalendarDay(year: 2024 - age, month: 1, day: 15))
        let person = Person(
            id: id,
            firstName: name,
            screenName: name.lowercased(),
            birthday: birthday,
            gender: gender,
            timeZone: timeZone,
            isSuspended: suspended,
            isConfirmed: confirmed
        )
        self.people.withLock { $0[id] = person }
    }

    func leave(_ id: Member.ID) async throws {
        self.people.withLock { $0[id] = nil }
        try await self.database.write { try $0.execute("DELETE FROM member WHERE id = \(id)") }
    }

    /// Writes somebody's profile anew: one goal, evenings, and what a test changes.
    func show(_ id: Member.ID, _ change: (inout BuddyProfile) -> Void = { _ in }) async throws {
        var profile = BuddyProfile()
        profile.goals = [.habit]
        profile.strengths = [.patient]
        profile.styles = [.walking]
        profile.spots = [.outdoors]
        profile.times = WeekTimes(.tuesday, .evening)
        change(&profile)
        let store = ProfileStore(database: self.database, owner: id)
        let version = try await store.profile()?.version
        try #require(try await store.save(profile, of: try self.person(id), from: version, at: self.now) != nil)
    }

    /// Somebody with a profile.
    func addShown(
        _ name: String,
        age: Int = 30,
        gender: Sex = .female,
        _ change: (inout BuddyProfile) -> Void = { _ in }
    ) async throws -> Member.ID {
        let id = try await self.add(name, age: age, gender: gender)
        try await self.show(id, change)
        return id
    }

    /// Makes two buddies, and gives their chat.
    @discardableResult
    func befriend(_ one: Member.ID, _ other: Member.ID) async throws -> String {
        let (now, days) = (self.now, (try self.person(one).day(at: self.now), try self.person(other).day(at: self.now)))
        return try await self.database.write { db in
            try Buddyship.form(between: (one, days.0), and: (other, days.1), at: now, in: db).chat
        }
    }

    func block(_ owner: Member.ID, _ other: Member.ID) async throws {
        let now = self.now.milliseconds
        try await self.database.write { db in
            try db.execute("INSERT INTO block (owner_id, blocked_id, at) VALUES (\(owner), \(other), \(now))")
        }
    }

    /// The earliest first.
    func notices(of owner: Member.ID) async throws -> [Notice] {
        try await NoticeStore(database: self.database, owner: owner, kinds: CommunityWing.noticeKinds).latest()
            .reversed()
    }
}
