import Foundation
import HTTPTypes
import HummingbirdTesting
import Jobs
import Members
import NIOCore
import Notices
import Storage
import Support
import Testing

@testable import Accounts

struct DeletionTests {
    private static let twoWeeks: TimeInterval = 14 * 86_400

    /// Works on everything that is due; its letters are then in the mailbox.
    private func work(_ fixture: AccountFixture) async throws {
        let jobs = JobStore(database: fixture.database)
        let deletion = fixture.deletion
        while case let due = try await jobs.take(50, now: fixture.clock.now(), lease: 60), !due.isEmpty {
            for job in due {
                _ = job.kind == DeletionJob.kind ? try await deletion.run(job) : try await fixture.mail.run(job)
                try await jobs.finish(job)
            }
        }
    }

    @Test(
        "asked with the password, everything ends at once and the account two weeks later",
        arguments: Backend.available
    )
    func leaves(_ backend: Backend) async throws {
        let pages = try await OwnPages(on: backend)
        let (fixture, ana) = (pages.fixture, pages.ana)
        let session = try await fixture.open(.program, of: ana).token
        try await pages.visit { client in
            let asked = try await client.submit("/me/leaving", "password=four+unrelated+words")
            #expect(asked.headers[.location] == "/")
            #expect(try await client.page("/me/leaving").html.contains("29 January 2027"))
        }
        #expect(
            try await SessionLookup(database: fixture.database).find(session, .device, at: fixture.clock.now()) == nil
        )
        #expect(fixture.departures.all == ["\(ana.id) leaves"], "Whoever hides them hears of it at once.")
        let letters = try await fixture.delivered()
        #expect(letters.map(\.subject) == ["Your account will be deleted on 29 January 2027."])

        fixture.clock.advance(by: Self.twoWeeks - 1)
        try await self.work(fixture)
        #expect(try await fixture.members.find(ana.id) != nil)
        fixture.clock.advance(by: 1)
        try await self.work(fixture)
        #expect(try await fixture.members.find(ana.id) == nil)
        #expect(try await fixture.delivered().map(\.subject) == ["Your account is deleted"])
    }

    @Test("a wrong password deletes nothing", arguments: ["", "wrong"])
    func password(_ password: String) async throws {
        let pages = try await OwnPages()
        try await pages.visit { client in
            let refused = try await client.submit("/me/leaving", "password=\(password)")
            #expect(refused.status == .unprocessableContent)
        }
        #expect(try await pages.leaving.planned(of: pages.ana.id) == nil)
    }

    @Test("who logs in again is asked to stay, and stays", arguments: Backend.available)
    func stays(_ backend: Backend) async throws {
        let pages = try await OwnPages(on: backend)
        let (fixture, ana) = (pages.fixture, pages.ana)
        _ = try await pages.leaving.ask(ana)
        #expect(try await fixture.open(.phone(), of: ana).start == "/me/leaving")
        try await pages.visit { client in
            let kept = try await client.submit("/me/leaving/end", "")
            #expect(kept.headers[.location] == "/diary")
        }
        #expect(try await fixture.open(.phone(), of: ana).start == "/welcome")
        #expect(fixture.departures.all == ["\(ana.id) leaves", "\(ana.id) stays"])
        fixture.clock.advance(by: Self.twoWeeks)
        try await self.work(fixture)
        #expect(try await fixture.members.find(ana.id) != nil)
    }

    @Test("the only administrator can't leave others alone", arguments: Backend.available)
    func administrator(_ backend: Backend) async throws {
        let pages = try await OwnPages(on: backend)
        let (fixture, ana) = (pages.fixture, pages.ana)
        let ben = try await fixture.add("ben")
        try await pages.visit { client in
            let refused = try await client.submit("/me/leaving", "password=four+unrelated+words")
            #expect(refused.status == .unprocessableContent)
            #expect(String(buffer: refused.body).contains("the only administrator"))
        }
        _ = try await fixture.members.appoint(login: "ben", .administrator, at: fixture.clock.now())
        _ = try await pages.leaving.ask(ana)
        await #expect(throws: LastAdministrator.self) { _ = try await pages.leaving.ask(ben) }
        #expect(fixture.departures.all == ["\(ana.id) leaves"], "Who may not leave isn't hidden.")
    }

    @Test("who became the only administrator meanwhile stays, and is told", arguments: Backend.available)
    func neededMeanwhile(_ backend: Backend) async throws {
        let pages = try await OwnPages(on: backend)
        let (fixture, ana) = (pages.fixture, pages.ana)
        _ = try await pages.leaving.ask(ana)
        _ = try await fixture.add("ben")
        fixture.clock.advance(by: Self.twoWeeks)
        try await self.work(fixture)
        #expect(try await fixture.members.find(ana.id) != nil)
        #expect(try await pages.leaving.planned(of: ana.id) == nil)
        #expect(try await fixture.notices(of: ana).first?.text.contains("only administrator") == true)
        #expect(fixture.departures.all == ["\(ana.id) leaves", "\(ana.id) stays"])
    }

    @Test("only the one who asked goes", arguments: Backend.available)
    func isolation(_ backend: Backend) async throws {
        let pages = try await OwnPages(on: backend)
        let (fixture, ana) = (pages.fixture, pages.ana)
        let ben = try await fixture.add("ben")
        _ = try await pages.leaving.ask(ben)
        fixture.clock.advance(by: Self.twoWeeks)
        try await self.work(fixture)
        #expect(try await fixture.members.all().map(\.id) == [ana.id])
    }
}
