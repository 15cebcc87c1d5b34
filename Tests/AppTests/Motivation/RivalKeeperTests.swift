import Foundation
import HTTPTypes
import HummingbirdTesting
import Support
import Testing

@testable import App

/// A group always has somebody who can look after it.
struct RivalKeeperTests {
    private let path = "/motivation/rivals/\(RivalFixture.id)"

    @Test(
        "who looks after a group takes out who blocked them, as a member without a name",
        arguments: Backend.available
    )
    func blocked(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            _ = try await app.neighbour("Rosa", nil)
            let (ana, ben) = (try await app.neighbour("Ana"), try await app.neighbour("Ben"))
            let cleo = try await app.neighbour("Cleo")
            let code = try await RivalFixture.make(ana.person)
            for one in [ben, cleo] { try #require(try await RivalFixture.join(one.person, code).status == .ok) }
            func unseen(_ person: TestPerson) async throws -> [String]? {
                try await RivalFixture.group(person)["unseen"] as? [String]
            }
            #expect(try await unseen(ana.person) == [])
            try #require(try await ben.person.api(.put, "/blocks/\(ana.id)").status == .noContent)
            #expect(try await unseen(ana.person) == ["seat-2"])
            #expect(try await unseen(cleo.person) == [])
            let page = try await ana.person.get(self.path).text
            #expect(page.contains("A member") && page.contains("seat-2/removal") && !page.contains("Ben"))
            let named = try await ana.person.api(.delete, "\(self.path)/members/\(ben.id)")
            #expect(named.status == .conflict)
            #expect(try await cleo.person.api(.delete, "\(self.path)/members/seat-2").status == .conflict)
            for seat in ["seat-9", "seat-0", "seat-x", "seat-"] {
                let none = try await ana.person.api(.delete, "\(self.path)/members/\(seat)")
                #expect(none.status == .conflict || none.status == .notFound, "\(seat)")
            }
            #expect(try await ana.person.post("\(self.path)/members/seat-2/removal").status == .seeOther)
            #expect(try await ben.person.get(self.path).status == .notFound)
            #expect(try await RivalFixture.join(ben.person, code).status == .unprocessableContent)
            #expect(try await ana.person.post("\(self.path)/members/seat-2/restoration").status == .seeOther)
            #expect(try await ben.person.get(self.path).status == .ok)
        }
    }

    @Test("while who looks after a group is suspended, who is in it longest takes over", arguments: Backend.available)
    func suspended(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            _ = try await app.neighbour("Rosa", nil)
            let (ana, ben) = (try await app.neighbour("Ana"), try await app.neighbour("Ben"))
            let cleo = try await app.neighbour("Cleo")
            let code = try await RivalFixture.make(ana.person)
            for one in [ben, cleo] { try #require(try await RivalFixture.join(one.person, code).status == .ok) }
            func takeOver(_ person: TestPerson, _ id: Int64) async throws -> HTTPResponse.Status {
                try await person.api(.put, "\(self.path)/keeper", #"{"memberId": \#(id)}"#).status
            }
            #expect(try await takeOver(ben.person, ben.id) == .conflict)
            #expect(try await !ben.person.get(self.path).text.contains("Look after it"))
            try await app.suspend(ana)
            #expect(try await takeOver(cleo.person, cleo.id) == .conflict)
            #expect(try await !cleo.person.get(self.path).text.contains("Look after it"))
            #expect(try await ben.person.get(self.path).text.contains("Look after it"))
            #expect(try await takeOver(ben.person, ben.id) == .ok)
            let group = try await RivalFixture.group(ben.person)
            #expect(group["isKeeper"] as? Bool == true && group["mayTakeOver"] as? Bool == false)
            #expect(try await takeOver(cleo.person, cleo.id) == .conflict)
        }
    }
}
