import Accounts
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Members
import Testing

@testable import App

/// Sends members' contributions to the real router.
struct ContributionPageTests {
    private static let id = "own-5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11"

    private func administrator(_ app: TestApp) async throws -> TestPerson {
        let mo = try await app.person("Mo", body: false)
        _ = try #require(
            try await MemberStore(database: app.environment.database).appoint(
                login: "Mo",
                .administrator,
                at: TestApp.now
            )
        )
        return mo
    }

    private func offered(by person: TestPerson) async throws {
        let bar = """
            {"requestId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11", "name": "Oat bar", "barcode": "4006381333931", "energy": 450}
            """
        #expect(try await person.api(.post, "/foods", bar).status == .created)
        let offer = try await person.post("/foods/\(Self.id)/offer")
        #expect(offer.headers[.location] == "/foods/\(Self.id)")
    }

    /// Returns the address of the only food that waits for review.
    private func waiting(_ mo: TestPerson) async throws -> String {
        let list = try await mo.get("/admin/contributions")
        #expect(list.status == .ok && list.text.contains("/foods.svg#"))
        let link = try #require(list.text.firstMatch(of: /\/admin\/contributions\/[0-9a-f-]{36}/))
        return String(link.0)
    }

    @Test("an administrator corrects and accepts it, and another member finds it by its code")
    func accept() async throws {
        try await TestApp.run { app in
            let (ana, ben, mo) = (
                try await app.person(), try await app.person("Ben"), try await self.administrator(app)
            )
            try await self.offered(by: ana)
            #expect(try await ana.get("/foods/\(Self.id)").text.contains("Waiting for review"))
            #expect(try await ben.api(.get, "/foods/barcode/4006381333931").status == .notFound)
            let review = try await self.waiting(mo)
            #expect(try await mo.get(review).text.contains("value=\"Oat bar\""))
            let fields = ["name": "Oat bar, plain", "barcode": "4006381333931", "energy": "450", "version": "1"]
            let wrong = try await mo.post(review + "/acceptance", fields.merging(["energy": "5000"]) { $1 })
            #expect(wrong.status == .unprocessableContent)
            #expect(try await mo.post(review + "/acceptance", fields).headers[.location] == "/admin/contributions")
            #expect(try await mo.post(review + "/acceptance", fields).status == .notFound)
            let found = try await ben.api(.get, "/foods/barcode/4006381333931").json()
            #expect(found["name"] as? String == "Oat bar, plain")
            #expect(try await ben.get("/foods?q=oat%20bar%20plain").text.contains("From members here"))
            #expect(try await ana.api(.get, "/foods/barcode/4006381333931").json()["id"] as? String == Self.id)
            #expect(try await ana.get("/notices").text.contains("for everybody here now"))
            #expect(try await mo.get("/admin/log").text.contains("Mo accepted a food for everybody: Oat bar, plain"))
        }
    }

    @Test("a refusal needs a reason, which its owner reads")
    func refuse() async throws {
        try await TestApp.run { app in
            let (ana, mo) = (try await app.person(), try await self.administrator(app))
            try await self.offered(by: ana)
            let review = try await self.waiting(mo)
            #expect(try await mo.post(review + "/refusal", ["reason": " "]).status == .unprocessableContent)
            #expect(try await mo.post(review + "/refusal", ["reason": "It is there already."]).status == .seeOther)
            #expect(try await ana.get("/foods/\(Self.id)").text.contains("It is there already."))
            let offer = try await ana.api(.get, "/foods/\(Self.id)").json()["own"] as? [String: Any]
            #expect((offer?["offer"] as? [String: Any])?["state"] as? String == "refused")
            #expect(try await ana.api(.post, "/foods/\(Self.id)/offer").status == .ok)
            #expect(try await ana.api(.delete, "/foods/\(Self.id)/offer").status == .noContent)
            #expect(try await ana.api(.delete, "/foods/\(Self.id)/offer").status == .notFound)
        }
    }

    @Test("a refusal and an acceptance are undone at once, and the food waits again")
    func undone() async throws {
        try await TestApp.run { app in
            let (ana, ben, mo) = (
                try await app.person(), try await app.person("Ben"), try await self.administrator(app)
            )
            try await self.offered(by: ana)
            let review = try await self.waiting(mo)
            #expect(try await mo.post(review + "/reopening").status == .conflict, "It waits still.")
            #expect(try await mo.post(review + "/refusal", ["reason": "It is there already."]).status == .seeOther)
            #expect(try await ben.post(review + "/reopening").status == .forbidden)
            #expect(try await mo.post(review + "/reopening").headers[.location] == review)
            #expect(try await !ana.get("/notices").text.contains("It is there already."))
            let fields = ["name": "Oat bar", "barcode": "4006381333931", "energy": "450", "version": "1"]
            #expect(try await mo.post(review + "/acceptance", fields).status == .seeOther)
            #expect(try await ben.api(.get, "/foods/barcode/4006381333931").status == .ok)
            #expect(try await mo.post(review + "/reopening").status == .seeOther)
            #expect(try await ben.api(.get, "/foods/barcode/4006381333931").status == .notFound)
            #expect(try await ana.get("/foods/\(Self.id)").text.contains("Waiting for review"))
            #expect(try await mo.get("/admin/log").text.contains("Mo took back a decision about the food: Oat bar"))
            #expect(try await mo.post(review + "/acceptance", fields).status == .seeOther)
            #expect(try await ben.api(.get, "/foods/barcode/4006381333931").status == .ok)
        }
    }

    @Test(
        "members who aren't administrators are told that it isn't theirs to do",
        arguments: [
            "/admin", "/admin/contributions", "/admin/contributions/5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11", "/admin/log",
        ]
    )
    func members(path: String) async throws {
        try await TestApp.run { app in
            // The first member is the administrator.
            _ = try await app.person("Mo")
            let ana = try await app.person()
            let page = try await ana.get(path)
            #expect(page.status == .forbidden)
            let whose =
                path == "/admin" ? "Only those who look after this can do it." : "Only administrators can do this."
            #expect(page.text.contains(whose))
            #expect(try await ana.post(path + "/acceptance").status != .seeOther)
            #expect(!(try await ana.get("/diary").text.contains("/admin/contributions")))
        }
    }
}
