import HTTPTypes
import HummingbirdTesting
import Members
import NIOCore
import Notices
import Storage
import Support
import Synchronization
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

    @Test("a new address is the member's once its link is used, the old one told", arguments: Backend.available)
    func address(backend: Backend) async throws {
        let pages = try await OwnPages(on: backend)
        let fixture = pages.fixture
        try await pages.visit { client in
            let saved = try await client.submit("/me/settings", Self.account(email: "new"))
            #expect(saved.headers[.location] == "/me/settings")
            let page = try await client.page("/me/settings").html
            #expect(page.contains("new@example.org takes the place of your address"))
        }
        #expect(try await fixture.members.find(pages.ana.id)?.email == "ana@example.org")
        let letters = try await fixture.delivered()
        #expect(Set(letters.map(\.to)) == ["ana@example.org", "new@example.org"])
        let token = try #require(letters.first { $0.to == "new@example.org" }?.token)
        let links = ConfirmationStore(database: fixture.database)
        #expect(try await links.confirm(token, fixture.letters, at: fixture.clock.now()))
        let moved = try #require(try await fixture.members.find(pages.ana.id))
        #expect(moved.email == "new@example.org" && moved.emailConfirmedAt != nil)
        #expect(try await fixture.delivered().map(\.to) == ["ana@example.org"])
        #expect(try await links.confirm(token, fixture.letters, at: fixture.clock.now()), "a second tap does no harm")
    }

    @Test("a taken address is answered like any other, and is told itself", arguments: Backend.available)
    func takenAddress(backend: Backend) async throws {
        let free = try await self.asked(for: "new", backend)
        let taken = try await self.asked(for: "Ben", backend)
        #expect(taken.answer == free.answer)
        #expect(taken.page.replacing("Ben@example.org", with: "new@example.org") == free.page)
        #expect(free.letters.map(\.subject) == ["Is this your address?"])
        #expect(taken.letters.map(\.subject) == ["This address has an account already"])
        #expect(taken.letters.allSatisfy { !$0.text.contains("/confirmation/") })
    }

    /// Asks for an address for Ana where Ben has an account too; returns the answer, the page, and what the address was sent.
    private func asked(
        for name: String,
        _ backend: Backend
    ) async throws -> (answer: String, page: String, letters: [Letter]) {
        let pages = try await OwnPages(on: backend)
        _ = try await pages.fixture.add("ben")
        let seen = Mutex((answer: "", page: ""))
        try await pages.visit { client in
            let saved = try await client.submit("/me/settings", Self.account(email: name))
            let answer = "\(saved.status) \(saved.headers[.location] ?? "")"
            let page = try await client.page("/me/settings").html
            seen.withLock { $0 = (answer, page) }
        }
        #expect(try await pages.fixture.members.find(pages.ana.id)?.email == "ana@example.org")
        let letters = try await pages.fixture.delivered().filter { $0.to == "\(name)@example.org" }
        let (answer, page) = seen.withLock { $0 }
        return (answer, page, letters)
    }

    @Test("a link is void once another was asked for, or somebody has the address", arguments: Backend.available)
    func voidLinks(backend: Backend) async throws {
        let fixture = try await OwnPages(on: backend).fixture
        let ana = try #require(try await fixture.members.find(login: "ana"))
        let links = ConfirmationStore(database: fixture.database)
        func ask(_ address: String) async throws -> SecretToken {
            let now = fixture.clock.now()
            _ = try await fixture.database.write { try fixture.letters.askToMove(ana, to: address, at: now, in: $0) }
            return try #require(try await fixture.delivered().first { $0.to == address }?.token)
        }
        let first = try await ask("one@example.org")
        let second = try await ask("two@example.org")
        #expect(try await !links.confirm(first, fixture.letters, at: fixture.clock.now()))
        _ = try await fixture.add("two")
        #expect(try await !links.confirm(second, fixture.letters, at: fixture.clock.now()))
        #expect(try await fixture.members.find(ana.id)?.email == "ana@example.org")
    }

    @Test("an address that can't be asked for is refused with all that came with it", arguments: Backend.available)
    func usedUp(backend: Backend) async throws {
        let pages = try await OwnPages(on: backend)
        let (fixture, ana) = (pages.fixture, pages.ana)
        let now = fixture.clock.now()
        for number in 1...AddressLetters.perDay {
            let address = "\(number)@example.org"
            _ = try await fixture.database.write { try fixture.letters.askToMove(ana, to: address, at: now, in: $0) }
        }
        let sent = try await fixture.delivered()
        let last = try #require(sent.first { $0.to == "\(AddressLetters.perDay)@example.org" }?.token)
        try await pages.visit { client in
            let typed = Self.account(email: "new").replacing("firstName=Ana", with: "firstName=Anna")
            let refused = try await client.submit("/me/settings", typed)
            #expect(refused.status == .unprocessableContent)
            let html = String(buffer: refused.body)
            #expect(html.contains("Nothing was saved"))
            #expect(html.contains("value=\"Anna\""))
        }
        let kept = try #require(try await fixture.members.find(ana.id))
        #expect(kept.firstName == ana.firstName && kept.version == ana.version)
        let links = ConfirmationStore(database: fixture.database)
        #expect(try await links.confirm(last, fixture.letters, at: now), "The link mailed before is still good.")
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
