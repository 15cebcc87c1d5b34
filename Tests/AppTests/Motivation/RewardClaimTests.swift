import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// Vouchers are worth money: nobody gets one for signing up.
struct RewardClaimTests {
    @Test("that no voucher is there is said while a goal runs, and before its reward is taken")
    func noVoucher() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await ana.setGoal()
            #expect(try await ana.get("/motivation/rewards").text.contains("No voucher is there now"))
            try await ana.walk()
            for page in ["/motivation/rewards", "/training"] {
                #expect(try await ana.get(page).text.contains("No voucher is there now"), "\(page)")
            }
        }
    }

    @Test("days before somebody joined count nothing for a reward", arguments: Backend.available)
    func before(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (root, ana) = (try await app.person("Rosa", body: false), try await app.person())
            try await root.loadVouchers("SPRING-1")
            try await ana.setGoal()
            try await ana.joined(on: "2026-03-13")
            try await ana.walk()
            #expect(try await ana.api(.get, "/motivation/goal").json()["counted"] as? Int == 54_000)
            #expect(try await ana.claim().status == .notFound)
        }
    }

    @Test("who joined less than two weeks ago is told from when on they can take it", arguments: Backend.available)
    func young(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (root, ana) = (try await app.person("Rosa", body: false), try await app.person())
            try await root.loadVouchers("SPRING-1")
            #expect(try await ana.get("/motivation/rewards").text.contains("from two weeks after you joined"))
            try await ana.setGoal()
            try await ana.joined(on: "2026-03-01")
            try await ana.walk()
            let refused = try await ana.claim()
            #expect(refused.status == .conflict && refused.text.contains("from tomorrow on"))
            let page = try await ana.get("/motivation/rewards").text
            #expect(page.contains("from tomorrow on") && !page.contains("Take your reward"))
            #expect(try await ana.get("/training").text.contains("from tomorrow on"))
            #expect((try await ana.api(.get, "/motivation/goal").json()["claimable"] as? [String])?.isEmpty == true)
            try await ana.joined(on: "2026-02-28")
            #expect(try await ana.get("/motivation/rewards").text.contains("Take your reward"))
            #expect(try await ana.claim().status == .ok)
        }
    }

    @Test(
        "where letters are sent, the mail address is confirmed before a reward is taken",
        arguments: Backend.available
    )
    func unconfirmed(backend: Backend) async throws {
        try await TestApp.run(backend, configure: { $0.mailCommand = "/bin/true" }) { app in
            let ana = try await app.person()
            try await ana.setGoal()
            try await ana.walk()
            let refused = try await ana.claim()
            #expect(refused.status == .conflict && refused.text.contains("Open the link we mailed you"))
            try await app.environment.database.write { db in
                _ = try db.execute("UPDATE member SET email_confirmed_at = created_at")
            }
            try await ana.joined()
            #expect(try await ana.claim().status == .ok)
        }
    }

    @Test(
        "who deletes their account and signs up again gets no second voucher in a month",
        arguments: Backend.available
    )
    func again(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (root, ana) = try await app.walked(["SPRING-1", "SPRING-2"])
            try #require(try await ana.claim().status == .ok)
            try await app.environment.database.write { db in
                _ = try db.execute("DELETE FROM member WHERE screen_name = 'Ana'")
            }
            let anew = try await app.person()
            try await anew.setGoal()
            try await anew.walk()
            let refused = try await anew.claim()
            #expect(refused.status == .conflict && refused.text.contains("went to your mail address before"))
            #expect(try await anew.codes().isEmpty)
            #expect(try await root.get("/admin/vouchers").text.contains("1 voucher free, 1 given, 0 withdrawn."))
        }
    }

    @Test("who is suspended reads of their reward, claims none, and keeps their turn", arguments: Backend.available)
    func suspended(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (root, ana) = try await app.walked([])
            try #require(try await ana.claim().json()["state"] as? String == "waiting")
            let text = try await ana.id()
            let id = try #require(Int64(text))
            // The device's session, which walked, is remembered for a while: the browser's asks anew.
            try await app.suspend(Neighbour(id: id, person: ana))
            try await root.loadVouchers("SPRING-1")
            try await app.work(on: "give-vouchers")
            #expect(try await ana.get("/motivation/rewards").status == .ok)
            #expect(try await ana.post("/motivation/rewards", ["month": "2026-03"]).status == .forbidden)
            #expect(try await ana.codes().isEmpty)
            try await app.environment.database.write { db in
                _ = try db.execute("UPDATE member SET suspended_at = NULL WHERE id = \(id)")
            }
            try await app.work(on: "give-vouchers")
            #expect(try await ana.codes() == ["SPRING-1"])
        }
    }

    @Test(
        "what is taken back before the claim earns nothing, and after it the code stays",
        arguments: Backend.available
    )
    func takenBack(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (_, ana) = try await app.walked(["SPRING-1"])
            try await ana.walk(1, steps: 100)
            #expect(try await ana.claim().status == .notFound)
            try await ana.walk(1)
            try #require(try await ana.claim().status == .ok)
            try await ana.walk(4, steps: 100)
            #expect(try await ana.claim().status == .ok)
            #expect(try await ana.codes() == ["SPRING-1"])
        }
    }
}
