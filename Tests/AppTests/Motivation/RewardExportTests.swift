import Foundation
import HTTPTypes
import HummingbirdTesting
import Support
import Testing

@testable import App

/// Goals come along, codes are told, and nothing that was brought in earns a voucher.
struct RewardExportTests {
    @Test(
        "the code is in the file, and a goal from elsewhere earns nothing until it is set here",
        arguments: Backend.available
    )
    func export(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (_, ana) = try await app.walked(["SPRING-1", "SPRING-2"])
            try #require(try await ana.claim().status == .ok)
            let file = try await ana.takeAlong()
            let files = try RoundTripTests.files(in: file)
            #expect(files["data/reward.json"]?.contains("SPRING-") == true)
            #expect(files["data/monthly_goal.json"]?.contains("2026-03") == true)
            #expect(files["data/voucher.json"] == nil)
            let ben = try await app.person("Ben")
            #expect(try await ben.bringIn(file)["state"] as? String == "done")
            let state = try await ben.api(.get, "/motivation/goal").json()
            #expect(state["state"] as? String == "set" && state["counted"] as? Int == 0)
            #expect((state["claimable"] as? [String])?.isEmpty == true && state["isClaimed"] as? Bool == false)
            #expect(try await ben.claim().status == .notFound)
            #expect(try await ben.codes().isEmpty)
            #expect(try await ben.get("/motivation/rewards").text.contains("It came along with your data"))
            try await ben.setGoal()
            #expect(try await ben.claim().status == .notFound, "What came along was written down elsewhere.")
            try await ben.walk()
            #expect(try await ben.claim().status == .ok)
        }
    }

    @Test("a goal of one step that somebody wrote into a file earns nothing")
    func forged() async throws {
        try await TestApp.run { app in
            let (root, ana) = (try await app.person("Rosa", body: false), try await app.person())
            try await root.loadVouchers("SPRING-1")
            try await ana.walk()
            let forged: HonestExport.Row = (
                "monthly_goal",
                [
                    "month": "2026-03", "kind": "steps", "target": 1, "set_at": HonestExport.past,
                    "removed_at": NSNull(), "came_along": 0,
                ]
            )
            #expect(try await ana.bringIn(try HonestExport.zip([forged]))["state"] as? String == "done")
            #expect(try await ana.api(.get, "/motivation/goal").json()["target"] as? Int == 1)
            #expect(try await ana.claim().status == .notFound)
        }
    }
}
