import Audit
import Foundation
import Members
import Storage
import Support
import Testing

@testable import Accounts

struct AdministratorLinkTests {
    private func fixture(_ backend: Backend) async throws -> (AccountFixture, AdministratorLinks) {
        let fixture = try await AccountFixture(on: backend)
        return (fixture, AdministratorLinks(database: fixture.database))
    }

    private func add(_ name: String, _ fixture: AccountFixture) async throws -> Member {
        try await fixture.members.add(.named(name), firstAdministers: false, at: fixture.clock.now()).asMember
    }

    private func issue(
        _ links: AdministratorLinks,
        _ fixture: AccountFixture,
        by node: String = "one:8080"
    ) async throws -> SecretToken? {
        let path = try await links.issue(by: node, firstAdministers: false, at: fixture.clock.now())
        return path.map { SecretToken(String($0.dropFirst("/administrator/".count))) }
    }

    @Test("where nobody administers by coming first, everybody is a member", arguments: Backend.available)
    func nobodyFirst(_ backend: Backend) async throws {
        let (fixture, _) = try await self.fixture(backend)
        #expect(try await self.add("Ana", fixture).role == .member)
        #expect(try await self.add("Ben", fixture).role == .member)
    }

    @Test("makes one member administrator, once, and it stands in the log", arguments: Backend.available)
    func once(_ backend: Backend) async throws {
        let (fixture, links) = try await self.fixture(backend)
        let (ana, ben) = (try await self.add("Ana", fixture), try await self.add("Ben", fixture))
        let now = fixture.clock.now()
        let token = try #require(try await self.issue(links, fixture))
        #expect(token.text.count == 43, "256 bits.")
        #expect(try await links.isGood(token, at: now))
        #expect(try await links.use(token, by: ben, at: now))
        #expect(try await fixture.members.find(ben.id)?.role == .administrator)
        #expect(try await !links.isGood(token, at: now))
        #expect(try await !links.use(token, by: ana, at: now))
        #expect(try await fixture.members.find(ana.id)?.role == .member)
        let told = try await AuditStore(database: fixture.database, actions: AccountsWing.auditActions).latest(limit: 5)
        #expect(told.map(\.action) == [.roleGiven] && told.map(\.actor) == ["Ben"])
        #expect(try await self.issue(links, fixture) == nil)
    }

    @Test("of many who press the button at once one becomes administrator", arguments: Backend.available)
    func atOnce(_ backend: Backend) async throws {
        let (fixture, links) = try await self.fixture(backend)
        let token = try #require(try await self.issue(links, fixture))
        var members: [Member] = []
        for number in 1...6 { members.append(try await self.add("m\(number)", fixture)) }
        let now = fixture.clock.now()
        let made = try await withThrowingTaskGroup(of: Bool.self) { group in
            for member in members { group.addTask { try await links.use(token, by: member, at: now) } }
            return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(made == 1)
        #expect(try await fixture.members.all().count { $0.role == .administrator } == 1)
    }

    @Test("a start replaces its own link and leaves another node's alone", arguments: Backend.available)
    func nodes(_ backend: Backend) async throws {
        let (fixture, links) = try await self.fixture(backend)
        let first = try #require(try await self.issue(links, fixture))
        let other = try #require(try await self.issue(links, fixture, by: "two:8080"))
        let second = try #require(try await self.issue(links, fixture))
        let now = fixture.clock.now()
        #expect(try await !links.isGood(first, at: now))
        #expect(try await links.isGood(other, at: now))
        let ana = try await self.add("Ana", fixture)
        #expect(try await links.use(second, by: ana, at: now))
        #expect(try await !links.isGood(other, at: now), "One administrator voids them all.")
    }

    @Test("many nodes that start at once have a link each", arguments: Backend.available)
    func startingAtOnce(_ backend: Backend) async throws {
        let (fixture, links) = try await self.fixture(backend)
        let tokens = try await withThrowingTaskGroup(of: SecretToken?.self) { group in
            for number in 1...6 { group.addTask { try await self.issue(links, fixture, by: "node-\(number):8080") } }
            return try await group.reduce(into: [SecretToken]()) { if let token = $1 { $0.append(token) } }
        }
        #expect(tokens.count == 6)
        for token in tokens { #expect(try await links.isGood(token, at: fixture.clock.now())) }
    }

    @Test("is good for a week", arguments: Backend.available)
    func week(_ backend: Backend) async throws {
        let (fixture, links) = try await self.fixture(backend)
        let ana = try await self.add("Ana", fixture)
        let token = try #require(try await self.issue(links, fixture))
        fixture.clock.advance(by: 7 * 86_400 - 1)
        #expect(try await links.isGood(token, at: fixture.clock.now()))
        fixture.clock.advance(by: 1)
        #expect(try await !links.isGood(token, at: fixture.clock.now()))
        #expect(try await !links.use(token, by: ana, at: fixture.clock.now()))
        #expect(try await fixture.members.find(ana.id)?.role == .member)
    }

    @Test("is void once the operator named an administrator, whatever comes of them", arguments: Backend.available)
    func appointed(_ backend: Backend) async throws {
        let (fixture, links) = try await self.fixture(backend)
        let (ana, ben) = (try await self.add("Ana", fixture), try await self.add("Ben", fixture))
        let token = try #require(try await self.issue(links, fixture))
        let now = fixture.clock.now()
        _ = try await fixture.members.appoint(login: "ana", .administrator, at: now)
        #expect(try await !links.use(token, by: ben, at: now))
        try await fixture.database.write { try $0.execute("DELETE FROM member WHERE id = \(ana.id)") }
        #expect(try await !links.use(token, by: ben, at: now))
    }

    @Test("makes no administrator of who is suspended", arguments: Backend.available)
    func suspended(_ backend: Backend) async throws {
        let (fixture, links) = try await self.fixture(backend)
        let ana = try await self.add("Ana", fixture)
        let token = try #require(try await self.issue(links, fixture))
        let now = fixture.clock.now()
        #expect(try await fixture.suspend("ana", true) == true)
        #expect(try await !links.use(token, by: ana, at: now))
        #expect(try await links.isGood(token, at: now))
    }

    @Test("only its hash is kept", arguments: Backend.available)
    func hashed(_ backend: Backend) async throws {
        let (fixture, links) = try await self.fixture(backend)
        let token = try #require(try await self.issue(links, fixture))
        let stored = try await fixture.database.rows("SELECT node, token_hash FROM administrator_link") {
            (node: try $0.text(0), hash: try $0.blob(1))
        }
        #expect(stored.count == 1 && stored.first?.node == "one:8080")
        #expect(stored.first.map { Array($0.hash) } == token.hash)
    }

    @Test("a house with members and no administrator has a link wherever it listens", arguments: Backend.available)
    func closedAgain(_ backend: Backend) async throws {
        let (fixture, links) = try await self.fixture(backend)
        let now = fixture.clock.now()
        #expect(try await links.issue(by: "one:8080", firstAdministers: true, at: now) == nil)
        _ = try await self.add("Ana", fixture)
        #expect(try await links.issue(by: "one:8080", firstAdministers: true, at: now) != nil)
    }
}
