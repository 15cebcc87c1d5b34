import Accounts
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Members
import Testing

@testable import App

/// Sends recommendations of nutritionists to the real router.
struct RecommendationTests {
    private static func nutritionist(_ app: TestApp) async throws -> TestPerson {
        // The first account is the administrator.
        _ = try await app.person("Rosa", body: false)
        let nora = try await app.person("Nora", body: false)
        _ = try await MemberStore(database: app.environment.database).appoint(
            login: "Nora",
            .nutritionist,
            at: TestApp.now
        )
        // Sessions are cached for two seconds; a write to the member's own pages ends that.
        _ = try await nora.post("/me/settings/notices", ["safetyMail": "on"])
        return nora
    }

    private static func text(_ changes: [String: String] = [:]) -> [String: String] {
        [
            "requestId": "0192f0c1-0000-7000-8000-000000000001", "kind": "advice", "title": "Eat <b>slowly</b>",
            "text": "Put the fork down.", "link": "https://example.org/slow",
        ].merging(changes) { $1 }
    }

    @Test("only nutritionists write")
    func role() async throws {
        try await TestApp.run { app in
            let nora = try await Self.nutritionist(app)
            let ana = try await app.person()
            #expect(try await nora.get("/nutritionist").status == .ok)
            #expect(try await ana.get("/nutritionist").status == .forbidden)
            #expect(try await ana.post("/nutritionist/texts", Self.text()).status == .forbidden)
            #expect(try await nora.get("/me").text.contains("href=\"/nutritionist\""))
            let hers = try await ana.get("/me").text
            #expect(!hers.contains("href=\"/nutritionist\""))
        }
    }

    @Test("a text is written, published, read as plain text, saved, rated, dismissed and taken back")
    func course() async throws {
        try await TestApp.run { app in
            let nora = try await Self.nutritionist(app)
            let ana = try await app.person()
            let wrong = try await nora.post("/nutritionist/texts", Self.text(["link": "javascript:alert(1)"]))
            #expect(wrong.status == .unprocessableContent)
            let added = try await nora.post("/nutritionist/texts", Self.text())
            let path = try #require(added.headers[.location])
            #expect(path == "/nutritionist/texts/0192f0c1-0000-7000-8000-000000000001")
            #expect(try await nora.get(path).text.contains("Draft"))
            #expect(try await ana.get("/recommendations").text.contains("Nothing for you right now"))
            #expect(try await nora.post(path + "/publication").status == .seeOther)

            let page = try await ana.get("/recommendations")
            #expect(page.text.contains("Eat &lt;b&gt;slowly&lt;/b&gt;"))
            #expect(page.text.contains("rel=\"noopener noreferrer nofollow\""))
            #expect(try await ana.get("/advice").text.contains("Eat &lt;b&gt;slowly&lt;/b&gt;"))

            let mine = "/recommendations/0192f0c1-0000-7000-8000-000000000001"
            #expect(try await ana.post(mine + "/saving").status == .seeOther)
            #expect(try await ana.post(mine + "/rating", ["rating": "9"]).status == .unprocessableContent)
            #expect(try await ana.post(mine + "/rating", ["rating": "4"]).status == .seeOther)
            let json = try await ana.api(.get, "/recommendations")
            #expect(json.text.contains(#""saved":true"#) && json.text.contains(#""rating":4"#))
            #expect(try await ana.post(mine + "/dismissal").status == .seeOther)
            #expect(try await ana.get("/recommendations").text.contains("Nothing for you right now"))
            #expect(try await ana.post(mine + "/dismissal/removal").status == .seeOther)
            let opinion = try await ana.api(.put, mine + "/opinion", #"{"rating": 5}"#)
            #expect(try opinion.json()["rating"] as? Int == 5)

            #expect(try await nora.post(path + "/publication/removal").status == .seeOther)
            #expect(try await ana.post(mine + "/saving").status == .notFound)
            #expect(try await ana.api(.put, mine + "/opinion", #"{"rating": 5}"#).status == .notFound)
        }
    }

    @Test("a text for others isn't shown, nor a food that the diet rules out")
    func targets() async throws {
        try await TestApp.run { app in
            let nora = try await Self.nutritionist(app)
            let ana = try await app.person()
            let texts = [
                Self.text(["title": "For men", "sexes": "male"]),
                Self.text(["title": "For Ana", "sexes": "female", "youngest": "30", "oldest": "40"]),
                Self.text(["title": "A steak", "kind": "food", "food": "usda-13454"]),
            ]
            for (number, text) in texts.enumerated() {
                let id = "0192f0c1-0000-7000-8000-00000000000\(number)"
                let added = try await nora.post("/nutritionist/texts", text.merging(["requestId": id]) { $1 })
                #expect(added.status == .seeOther, "\(added.text)")
                #expect(try await nora.post("/nutritionist/texts/\(id)/publication").status == .seeOther)
            }
            let all = try await ana.get("/recommendations").text
            #expect(all.contains("For Ana") && all.contains("A steak") && !all.contains("For men"))
            #expect(try await ana.post("/welcome/limits", ["diet": "vegetarian"]).status == .seeOther)
            let fewer = try await ana.get("/recommendations").text
            #expect(fewer.contains("For Ana") && !fewer.contains("A steak"))
            let unknown = Self.text(["kind": "food", "food": "usda-99999"])
            #expect(try await nora.post("/nutritionist/texts", unknown).status == .unprocessableContent)
        }
    }
}
