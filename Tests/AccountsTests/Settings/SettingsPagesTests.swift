import HTTPTypes
import HummingbirdTesting
import Members
import NIOCore
import Notices
import Support
import Testing

@testable import Accounts

struct SettingsPagesTests {
    private static func account(_ screenName: String = "ana", email: String = "ana", version: Int = 1) -> String {
        """
        firstName=Ana&lastName=Example&screenName=\(screenName)&email=\(email)%40example.org&birthday=1990-05-24\
        &gender=female&version=\(version)&current=four+unrelated+words
        """
    }

    @Test(
        "every page comes filled with what is known",
        arguments: [
            ("/me/settings", "value=\"ana@example.org\""), ("/me/settings/units", "value=\"Europe/Vienna\" selected"),
            ("/me/settings/password", "Password you have now"), ("/me/settings/no-pressure", "Hide the numbers"),
            ("/me/settings/notices", "checked"),
        ]
    )
    func filled(path: String, words: String) async throws {
        try await OwnPages().visit { client in
            let page = try await client.page(path)
            #expect(page.status == 200)
            #expect(page.html.contains(words))
        }
    }

    @Test("a new address is saved, to be confirmed, and the old one hears of it", arguments: Backend.available)
    func address(backend: Backend) async throws {
        let pages = try await OwnPages(on: backend)
        try await pages.visit { client in
            let saved = try await client.submit("/me/settings", Self.account(email: "new"))
            #expect(saved.headers[.location] == "/me/settings")
        }
        #expect(try await pages.fixture.members.find(pages.ana.id)?.email == "new@example.org")
        let letters = try await pages.fixture.delivered()
        #expect(Set(letters.map(\.to)) == ["ana@example.org", "new@example.org"])
    }

    @Test("a new address needs the password, everything else does not", arguments: ["", "&current=wrong"])
    func addressWithoutPassword(current: String) async throws {
        let pages = try await OwnPages()
        let typed = Self.account(email: "new").replacing("&current=four+unrelated+words", with: current)
        try await pages.visit { client in
            let refused = try await client.submit("/me/settings", typed)
            #expect(refused.status == .unprocessableContent)
            let asks = String(buffer: refused.body).contains(
                current.isEmpty ? "Type your password" : "isn&#39;t your password"
            )
            #expect(asks)
            let saved = try await client.submit("/me/settings", typed.replacing("=new%40", with: "=ana%40"))
            #expect(saved.status == .seeOther)
        }
        #expect(try await pages.fixture.members.find(pages.ana.id)?.email == "ana@example.org")
    }

    @Test("a taken name is said beside its field, with what was typed", arguments: Backend.available)
    func taken(backend: Backend) async throws {
        let pages = try await OwnPages(on: backend)
        _ = try await pages.fixture.add("ben")
        try await pages.visit { client in
            let answer = try await client.submit("/me/settings", Self.account("Ben"))
            #expect(answer.status == .unprocessableContent)
            let html = String(buffer: answer.body)
            #expect(html.contains("Somebody already has this screen name."))
            #expect(html.contains("value=\"Ben\""))
        }
    }

    @Test("an edit from an older page overwrites nothing, and can be repeated")
    func stale() async throws {
        let pages = try await OwnPages()
        try await pages.visit { client in
            _ = try await client.submit("/me/settings", Self.account("first"))
            let stale = try await client.submit("/me/settings", Self.account("second"))
            #expect(stale.status == .unprocessableContent)
            #expect(String(buffer: stale.body).contains("changed elsewhere"))
            #expect(String(buffer: stale.body).contains("name=\"version\" value=\"2\""))
        }
        #expect(try await pages.fixture.members.find(pages.ana.id)?.screenName == "first")
    }

    @Test("units, time zone and theme are saved")
    func units() async throws {
        let pages = try await OwnPages()
        try await pages.visit { client in
            let saved = try await client.submit(
                "/me/settings/units",
                "weightUnit=st&heightUnit=ft&energyUnit=kJ&distanceUnit=mi&timeZone=Europe%2FLondon&theme=dark"
            )
            #expect(saved.status == .seeOther)
        }
        let account = try #require(try await pages.fixture.members.find(pages.ana.id))
        #expect(account.units == Units(weight: .st, height: .ft, energy: .kJ, distance: .mi))
        #expect(account.timeZone == "Europe/London")
        #expect(account.theme == .dark)
    }

    @Test("one tap switches units and leads back, but never off this server")
    func tap() async throws {
        let pages = try await OwnPages()
        try await pages.visit { client in
            let back = try await client.submit("/me/units", "system=imperial&next=/welcome/body")
            #expect(back.headers[.location] == "/welcome/body")
            let away = try await client.submit("/me/units", "system=imperial&next=//evil.example")
            #expect(away.headers[.location] == "/me")
        }
        #expect(try await pages.fixture.members.find(pages.ana.id)?.units == .imperial)
    }

    @Test("an unticked box ends the mail about sign-ins")
    func notices() async throws {
        let pages = try await OwnPages()
        try await pages.visit { client in _ = try await client.submit("/me/settings/notices", "") }
        #expect(try await pages.fixture.members.find(pages.ana.id)?.safetyMail == false)
    }

    @Test(
        "a password is changed only by who knows the old one",
        arguments: [
            ("four+unrelated+words", "green+table+seven", 303), ("wrong", "green+table+seven", 422),
            ("four+unrelated+words", "short", 422), ("", "green+table+seven", 422),
            ("four+unrelated+words", "ana%40example.org", 422),
        ]
    )
    func password(current: String, new: String, status: Int) async throws {
        try await OwnPages().visit { client in
            let answer = try await client.submit(
                "/me/settings/password",
                "current=\(current)&password=\(new)&passwordAgain=\(new)"
            )
            #expect(answer.status.code == status)
            #expect(!String(buffer: answer.body).contains("green"))
        }
    }
}
