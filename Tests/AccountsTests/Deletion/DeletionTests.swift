import Foundation
import HTTPTypes
import HummingbirdTesting
import Jobs
import NIOCore
import Notices
import Storage
import Support
import Testing
import Web

@testable import Accounts

struct DeletionTests {
    private static let twoWeeks: TimeInterval = 14 * 86_400

    /// Works on everything that is due; its letters are then in the mailbox.
    private func work(_ house: AccountHouse) async throws {
        let jobs = JobStore(database: house.database)
        let deletion = house.deletion
        while case let due = try await jobs.take(50, now: house.clock.now(), lease: 60), !due.isEmpty {
            for job in due {
                _ = job.kind == DeletionJob.kind ? try await deletion.run(job) : try await house.mail.run(job)
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
        let (house, ana) = (pages.house, pages.ana)
        let session = try await house.open(.program, of: ana).token
        try await pages.visit { client in
            let asked = try await client.submit("/me/leaving", "password=four+unrelated+words")
            #expect(asked.headers[.location] == "/")
            #expect(try await client.page("/me/leaving").html.contains("29 January 2027"))
        }
        #expect(try await SessionDoor(database: house.database).find(session, .device, at: house.clock.now()) == nil)
        #expect(house.departures.all == ["\(ana.id) leaves"], "Whoever hides them hears of it at once.")
        let letters = try await house.delivered()
        #expect(letters.map(\.subject) == ["Your account will be deleted on 29 January 2027."])

        house.clock.advance(by: Self.twoWeeks - 1)
        try await self.work(house)
        #expect(try await house.members.find(ana.id) != nil)
        house.clock.advance(by: 1)
        try await self.work(house)
        #expect(try await house.members.find(ana.id) == nil)
        #expect(try await house.delivered().map(\.subject) == ["Your account is deleted"])
    }

    @Test("a wrong password deletes nothing", arguments: ["", "wrong"])
    func password(_ password: String) async throws {
        let pages = try await OwnPages()
        try await pages.visit { client in
            let refused = try await client.submit("/me/leaving", "password=\(password)")
            #expect(refused.status == .unprocessableContent)
        }
        #expect(try await pages.leaving.due(of: pages.ana.id) == nil)
    }

    @Test("who logs in again is asked to stay, and stays", arguments: Backend.available)
    func stays(_ backend: Backend) async throws {
        let pages = try await OwnPages(on: backend)
        let (house, ana) = (pages.house, pages.ana)
        _ = try await pages.leaving.ask(ana)
        #expect(try await house.open(.phone(), of: ana).start == "/me/leaving")
        try await pages.visit { client in
            let kept = try await client.submit("/me/leaving/end", "")
            #expect(kept.headers[.location] == "/diary")
        }
        #expect(try await house.open(.phone(), of: ana).start == "/welcome")
        #expect(house.departures.all == ["\(ana.id) leaves", "\(ana.id) stays"])
        house.clock.advance(by: Self.twoWeeks)
        try await self.work(house)
        #expect(try await house.members.find(ana.id) != nil)
    }

    @Test("the only administrator can't leave others alone", arguments: Backend.available)
    func administrator(_ backend: Backend) async throws {
        let pages = try await OwnPages(on: backend)
        let (house, ana) = (pages.house, pages.ana)
        let ben = try await house.add("ben")
        try await pages.visit { client in
            let refused = try await client.submit("/me/leaving", "password=four+unrelated+words")
            #expect(refused.status == .unprocessableContent)
            #expect(String(buffer: refused.body).contains("the only administrator"))
        }
        _ = try await house.members.appoint(login: "ben", .administrator, at: house.clock.now())
        _ = try await pages.leaving.ask(ana)
        await #expect(throws: LastAdministrator.self) { _ = try await pages.leaving.ask(ben) }
        #expect(house.departures.all == ["\(ana.id) leaves"], "Who may not leave isn't hidden.")
    }

    @Test("who became the only administrator meanwhile stays, and is told", arguments: Backend.available)
    func neededMeanwhile(_ backend: Backend) async throws {
        let pages = try await OwnPages(on: backend)
        let (house, ana) = (pages.house, pages.ana)
        _ = try await pages.leaving.ask(ana)
        _ = try await house.add("ben")
        house.clock.advance(by: Self.twoWeeks)
        try await self.work(house)
        #expect(try await house.members.find(ana.id) != nil)
        #expect(try await pages.leaving.due(of: ana.id) == nil)
        #expect(try await house.notices(of: ana).first?.text.contains("only administrator") == true)
        #expect(house.departures.all == ["\(ana.id) leaves", "\(ana.id) stays"])
    }

    @Test("only the one who asked goes", arguments: Backend.available)
    func isolation(_ backend: Backend) async throws {
        let pages = try await OwnPages(on: backend)
        let (house, ana) = (pages.house, pages.ana)
        let ben = try await house.add("ben")
        _ = try await pages.leaving.ask(ben)
        house.clock.advance(by: Self.twoWeeks)
        try await self.work(house)
        #expect(try await house.members.all().map(\.id) == [ana.id])
    }
}
