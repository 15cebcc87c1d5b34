import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import App

/// A house that sends no mail promises none, and says who can help.
struct MaillessHouseTests {
    @Test("Me and the settings ask to confirm an address only where mail goes out", arguments: [false, true])
    func confirming(sendsMail: Bool) async throws {
        try await TestApp.run(configure: { $0.mailCommand = sendsMail ? "/bin/true" : nil }) { app in
            let ana = try await app.person()
            let me = try await ana.get("/me").text
            #expect(me.contains("Please confirm your email address") == sendsMail)
            #expect(me.contains("We mailed you a link") == sendsMail)
            let settings = try await ana.get("/me/settings").text
            #expect(settings.contains("Mail me the link again") == sendsMail)
            #expect(settings.contains("We mail a link to a new address") == sendsMail)
            let asked = try await ana.post("/confirmation")
            #expect(asked.status == .seeOther)
            let toast = try #require(asked.cookie(named: "spotter_toast"))
            let told = TestPerson(app: app, cookie: "\(ana.cookie); \(toast)", token: ana.token)
            let page = try await told.get("/me/settings").text
            #expect(page.contains("A new link is on its way to ana") == sendsMail)
            #expect(page.contains("nothing to confirm") != sendsMail)
        }
    }

    @Test("who asks for a new link stays on the page where they asked, and reads where it goes")
    func askingAgain() async throws {
        try await TestApp.run(configure: { $0.mailCommand = "/bin/true" }) { app in
            let ana = try await app.person()
            for (path, next) in [("/together", "/together"), ("/me", "/me"), ("/together", "//elsewhere.example")] {
                #expect(try await ana.get(path).text.contains(#"name="next" value="\#(path)""#))
                let asked = try await ana.post("/confirmation", ["next": next])
                #expect(asked.headers[.location] == (next == path ? path : "/settings"))
            }
            let gate = try await ana.get("/together").text
            #expect(gate.contains(#"href="/me/settings#who-you-are""#))
        }
    }

    @Test(
        "a new password is a letter where mail goes out, else whoever runs the house passes it on",
        arguments: [false, true]
    )
    func recovery(sendsMail: Bool) async throws {
        try await TestApp.run(
            configure: {
                $0.mailCommand = sendsMail ? "/bin/true" : nil
                $0.contact = "keeper@example.org"
            }
        ) { app in
            let form = try await TestPerson(app: app, cookie: "", token: "").get("/recovery").text
            #expect(form.contains("we send you a link") == sendsMail)
            #expect(form.contains("No mail goes out of this Spotter") != sendsMail)
            let sent = try await app.post("/recovery", ["email": "ana@example.org"], cookie: "").text
            #expect(sent.contains("a letter is on its way") == sendsMail)
            #expect(sent.contains("keeper@example.org") != sendsMail)
        }
    }
}
