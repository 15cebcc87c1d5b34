import Accounts
import Hummingbird
import HummingbirdTesting
import Members
import Testing

@testable import App

/// Sends administrators' decisions about recommendations to the real router.
struct ModerationTests {
    @Test("an administrator takes a text back for good, and the log says so")
    func withdrawal() async throws {
        try await TestApp.run { app in
            let root = try await app.person("Rosa", body: false)
            let nora = try await app.person("Nora", body: false)
            _ = try await MemberStore(database: app.environment.database).appoint(
                login: "Nora",
                .nutritionist,
                at: TestApp.now
            )
            _ = try await nora.post("/me/settings/notices", ["safetyMail": "on"])
            let ana = try await app.person()
            let id = "0192f0c1-0000-7000-8000-000000000001"
            let text = ["requestId": id, "kind": "advice", "title": "Fast for a week", "text": "Nothing but water."]
            _ = try await nora.post("/nutritionist/texts", text)
            _ = try await nora.post("/nutritionist/texts/\(id)/publication")
            #expect(try await ana.get("/recommendations").text.contains("Fast for a week"))
            #expect(try await ana.get("/admin/texts").status == .forbidden)
            #expect(try await nora.post("/admin/texts/\(id)/withdrawal").status == .forbidden)

            #expect(try await root.get("/admin/texts").text.contains("Fast for a week"))
            let bare = try await root.post("/admin/texts/\(id)/withdrawal")
            #expect(bare.status == .unprocessableContent && bare.text.contains("Say why; it is written down."))
            let why = ["reason": "It harms"]
            #expect(try await root.post("/admin/texts/\(id)/withdrawal", why).status == .seeOther)
            let log = try await root.get("/admin/log").text
            #expect(log.contains("text back") && log.contains("Fast for a week") && log.contains("It harms"))
            let gone = try await ana.get("/recommendations").text
            #expect(!gone.contains("Fast for a week"))
            #expect(try await nora.post("/nutritionist/texts/\(id)/publication").status == .conflict)
            let removal = "/admin/texts/\(id)/withdrawal/removal"
            #expect(try await root.post(removal).status == .seeOther, "Undo sends nothing.")
            #expect(try await root.post(removal, why).status == .notFound)
            #expect(try await root.post(removal).status == .unprocessableContent, "There is nothing to undo.")
            #expect(try await ana.get("/recommendations").text.contains("Fast for a week"))
        }
    }
}
