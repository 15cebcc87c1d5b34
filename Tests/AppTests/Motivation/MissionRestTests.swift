import Foundation
import HTTPTypes
import HummingbirdTesting
import Support
import Testing

@testable import App

/// Weight missions that were safe when they began.
struct MissionRestTests {
    private func start(_ person: TestPerson) async throws -> String {
        let answer = try await person.api(.post, "/motivation/missions", #"{"kind": "weight", "target": 66}"#)
        try #require(answer.status == .created, "\(answer.text)")
        return "/motivation/missions/\(try #require(try answer.json()["id"] as? String))"
    }

    @Test("a weight mission rests with words from when its member expects a child", arguments: Backend.available)
    func pregnant(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let path = try await self.start(ana)
            try #require(try await ana.post("/me/health", ["cycle": "pregnant"]).status == .seeOther)
            for page in ["/motivation", "/motivation/missions", path, "/diary"] {
                let text = try await ana.get(page).text
                #expect(!text.contains("running-title") && !text.contains("Eaten today"), "\(page)")
            }
            let all = try await ana.get("/motivation/missions").text
            #expect(all.contains("Resting") && all.contains("midwife"))
            let page = try await ana.get(path).text
            #expect(page.contains("midwife") && page.contains("End this mission"))
            #expect(try await !ana.get("/diary").text.contains("From 72 kg"))
            #expect((try await ana.api(.get, path).json()["rests"] as? String)?.contains("midwife") == true)
            #expect(try await ana.api(.put, path + "/ending").status == .ok)
            let back = try await ana.api(.delete, path + "/ending")
            #expect(back.status == .unprocessableContent && back.text.contains("midwife"))
            let undo = try await ana.post(path + "/restoration")
            #expect(undo.status == .unprocessableContent && undo.text.contains("midwife"))
        }
    }

    @Test("one that is too light for a corrected height rests, and runs on when that is put right")
    func height() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let path = try await self.start(ana)
            #expect(try await ana.api(.get, path).json()["rests"] is NSNull)
            try #require(try await ana.api(.patch, "/me", #"{"heightCm": 195}"#).status == .ok)
            let rests = try await ana.api(.get, path).json()
            #expect((rests["rests"] as? String)?.contains("healthy for your body") == true)
            #expect(try await !ana.get("/motivation/missions").text.contains("Under way"))
            try #require(try await ana.api(.patch, "/me", #"{"heightCm": 170}"#).status == .ok)
            #expect(try await ana.api(.get, path).json()["rests"] is NSNull)
            #expect(try await ana.get("/motivation/missions").text.contains("Under way"))
        }
    }
}
