import Foundation
import OutboundHTTP
import Testing

@testable import Planning

struct CalDAVAccountTests {
    private func account(_ server: RecordedServer, at address: String = "dav.example.org") throws -> CalDAVAccount {
        try #require(CalDAVAccount(address: address, user: "ana", password: "seven kettles", ask: server.ask))
    }

    @Test("finds the calendars for events by the site's name alone")
    func discovery() async throws {
        // One address has one answer here, so the home is told where the principal is.
        let server = RecordedServer([
            "PROPFIND https://dav.example.org/.well-known/caldav": (301, [("Location", "/cal/")], ""),
            "PROPFIND https://dav.example.org/cal/": (207, [], Radicale.principal),
            "PROPFIND https://dav.example.org/ana/": (207, [], Radicale.calendars),
        ])
        let found = [
            RemoteCalendar(path: "https://dav.example.org/ana/work/", name: "Work & play", isWritable: true),
            RemoteCalendar(path: "https://dav.example.org/ben/team/", name: "team", isWritable: false),
        ]
        #expect(try await self.account(server).calendars() == found)
    }

    @Test("asks the root where nothing is well known, and the principal it names")
    func principal() async throws {
        let server = RecordedServer([
            "PROPFIND https://dav.example.org/": (207, [], Radicale.root),
            "PROPFIND https://dav.example.org/ana/": (207, [], Radicale.principal),
        ])
        #expect(try await self.account(server).calendars() == [])
        #expect(
            server.asked == [
                "PROPFIND https://dav.example.org/.well-known/caldav", "PROPFIND https://dav.example.org/",
                "PROPFIND https://dav.example.org/ana/", "PROPFIND https://dav.example.org/ana/",
            ]
        )
        let authorization = server.questions.map { $0.headers.first { $0.name == "Authorization" }?.value }
        #expect(Set(authorization) == ["Basic YW5hOnNldmVuIGtldHRsZXM="])
    }

    @Test(
        "shows the password to no other server than the named one, wherever a redirect leads",
        arguments: [
            ("https://evil.example.com/", "https://evil.example.com"), ("https://example.net", "https://example.net"),
            ("https://dav.example.org:8443/cal/", "https://dav.example.org:8443"),
            ("https://cal.example.org/", "https://cal.example.org"),
            ("https://a.dav.example.org/", "https://a.dav.example.org"),
            ("https://example.org/cal/", "https://example.org"), ("//dav.example.net/", "https://dav.example.net"),
            ("http://dav.example.org/cal/", "http://dav.example.org"),
            ("http://dav.example.org:443/cal/", "http://dav.example.org:443"),
        ]
    )
    func redirects(away: String, server: String) async throws {
        let recorded = RecordedServer([
            "PROPFIND https://dav.example.org/.well-known/caldav": (302, [("Location", away)], "")
        ])
        await #expect(throws: CalendarTrouble.elsewhere(server)) { try await self.account(recorded).calendars() }
        #expect(recorded.asked == ["PROPFIND https://dav.example.org/.well-known/caldav"])
        #expect(CalendarTrouble.elsewhere(server).words.contains(server))
    }

    @Test(
        "asks nothing of an address with a name in it, or of none at all",
        arguments: [
            "https://ana@dav.example.org/", "https://ana:x@dav.example.org/", "mailto:ana@example.org", "https://",
        ]
    )
    func unreadable(away: String) async throws {
        let server = RecordedServer([
            "PROPFIND https://dav.example.org/.well-known/caldav": (302, [("Location", away)], "")
        ])
        await #expect(throws: CalendarTrouble.gone) { try await self.account(server).calendars() }
        let asked = ["/.well-known/caldav", "/", "/remote.php/dav/"].map { "PROPFIND https://dav.example.org\($0)" }
        #expect(server.asked == asked)
    }

    @Test("sends the password along to the same server, however its address is written")
    func sameServer() async throws {
        let server = RecordedServer([
            "PROPFIND https://dav.example.org/.well-known/caldav": (
                301, [("Location", "https://DAV.example.org:443/cal/")], ""
            ),
            "PROPFIND https://DAV.example.org:443/cal/": (207, [], Radicale.principal),
            "PROPFIND https://dav.example.org/ana/": (207, [], Radicale.calendars),
        ])
        #expect(try await self.account(server).calendars().count == 2)
        let told = server.questions.map { question in question.headers.contains { $0.name == "Authorization" } }
        #expect(told == [true, true, true])
    }

    @Test("doesn't go from http to https with the password: the member names that server")
    func upgrade() async throws {
        let server = RecordedServer([
            "PROPFIND http://nas.example.org/.well-known/caldav": (
                301, [("Location", "https://nas.example.org/dav/")], ""
            )
        ])
        let account = try #require(
            CalDAVAccount(
                address: "http://nas.example.org",
                user: "ana",
                password: "x",
                allowsPlain: true,
                ask: server.ask
            )
        )
        await #expect(throws: CalendarTrouble.elsewhere("https://nas.example.org")) { try await account.calendars() }
        #expect(server.asked.count == 1)
    }

    @Test(
        "shows the password to no other server that an answer names",
        arguments: [
            "https://evil.example.com/ana/", "https://p34-dav.example.org/ana/", "https://dav.example.org:8443/ana/",
            "http://dav.example.org/ana/",
        ]
    )
    func links(away: String) async throws {
        let principal = Radicale.root.replacing("<href>/ana/</href>", with: "<href>\(away)</href>")
        let home = Radicale.principal.replacing(
            "<C:calendar-home-set><href>/ana/</href>",
            with: "<C:calendar-home-set><href>\(away)</href>"
        )
        let calendar = Radicale.calendars.replacing("<href>/ana/work/</href>", with: "<href>\(away)</href>")
        let origin = try #require(URL(string: away).flatMap { WebOrigin($0) })
        for answers in [
            ["https://dav.example.org/": principal],
            ["https://dav.example.org/": Radicale.root, "https://dav.example.org/ana/": home],
            [
                "https://dav.example.org/.well-known/caldav": Radicale.principal,
                "https://dav.example.org/ana/": calendar,
            ],
        ] {
            let server = RecordedServer(
                Dictionary(
                    uniqueKeysWithValues: answers.map { address, body -> (String, RecordedServer.Answer) in
                        ("PROPFIND \(address)", (207, [], body))
                    }
                )
            )
            await #expect(throws: CalendarTrouble.elsewhere(origin.text)) { try await self.account(server).calendars() }
            #expect(!server.asked.contains { $0.contains(away) })
        }
    }

    @Test("follows iCloud to the machine that holds a member's calendars")
    func iCloud() async throws {
        let home = Radicale.principal.replacing(
            "<C:calendar-home-set><href>/ana/</href>",
            with: "<C:calendar-home-set><href>https://p34-caldav.icloud.com:443/ana/</href>"
        )
        let server = RecordedServer([
            "PROPFIND https://caldav.icloud.com/": (207, [], home),
            "PROPFIND https://p34-caldav.icloud.com:443/ana/": (207, [], Radicale.calendars),
        ])
        let paths = try await self.account(server, at: "caldav.icloud.com").calendars().map(\.path)
        #expect(paths.first == "https://p34-caldav.icloud.com:443/ana/work/")
    }

    @Test("goes round in circles no longer than five times")
    func circles() async throws {
        let server = RecordedServer([
            "PROPFIND https://dav.example.org/.well-known/caldav": (301, [("Location", "/.well-known/caldav")], ""),
            "PROPFIND https://dav.example.org/": (301, [("Location", "/")], ""),
        ])
        await #expect(throws: CalendarTrouble.gone) { try await self.account(server).calendars() }
        #expect(server.asked.count == 13)
    }

    @Test(
        "knows a server by scheme, host and port, and iCloud's machines by their names",
        arguments: [
            ("https://p34-caldav.icloud.com:443/", "https://caldav.icloud.com", true),
            ("https://caldav.icloud.com", "https://p134-caldav.icloud.com", true),
            ("https://dav.example.org/x", "https://DAV.example.org:443", true),
            ("http://nas.local:5232", "http://nas.local:5232/ana/", true),
            ("https://p34-caldav.icloud.com:8443", "https://caldav.icloud.com", false),
            ("http://p34-caldav.icloud.com:443", "https://caldav.icloud.com", false),
            ("https://pcaldav.icloud.com", "https://caldav.icloud.com", false),
            ("https://p-caldav.icloud.com", "https://caldav.icloud.com", false),
            ("https://pa-caldav.icloud.com", "https://caldav.icloud.com", false),
            ("https://p34-caldav.icloud.com.evil.org", "https://caldav.icloud.com", false),
            ("https://evil-caldav.icloud.com", "https://caldav.icloud.com", false),
            ("https://www.icloud.com", "https://caldav.icloud.com", false),
            ("https://p34-caldav.example.org", "https://caldav.example.org", false),
            ("https://a.dav.example.org", "https://dav.example.org", false),
            ("https://example.org", "https://dav.example.org", false),
            ("https://dav.example.org.", "https://dav.example.org", false),
            ("https://dav.example.org:444", "https://dav.example.org", false),
            ("http://dav.example.org:443", "https://dav.example.org", false),
            ("https://10.0.0.2", "https://10.0.0.1", false),
        ]
    )
    func servers(address: String, home: String, isSame: Bool) throws {
        let origin = try #require(URL(string: address).flatMap { WebOrigin($0) })
        let named = try #require(URL(string: home).flatMap { WebOrigin($0) })
        #expect(PasswordReach.includes(origin, from: named) == isSame)
    }

    @Test("asks no address without https, unless the operator allows it")
    func plain() {
        let server = RecordedServer([:])
        for address in ["http://dav.example.org", "ftp://dav.example.org", "https://", "https://a:b@dav.example.org"] {
            #expect(CalDAVAccount(address: address, user: "ana", password: "x", ask: server.ask) == nil)
        }
        let allowed = CalDAVAccount(
            address: "http://127.0.0.1:5232",
            user: "ana",
            password: "x",
            allowsPlain: true,
            ask: server.ask
        )
        #expect(allowed != nil)
    }

    @Test(
        "says what a server's refusal means",
        arguments: [
            (401, CalendarTrouble.closed), (403, .closed), (404, .gone), (500, .gone), (503, .turnedAway(seconds: 90)),
            (507, .full),
        ]
    )
    func refusals(status: Int, trouble: CalendarTrouble) async throws {
        let answer: RecordedServer.Answer = (status, [("Retry-After", "90")], "")
        let server = RecordedServer([
            "PROPFIND https://dav.example.org/.well-known/caldav": answer, "PROPFIND https://dav.example.org/": answer,
        ])
        await #expect(throws: trouble) { try await self.account(server).calendars() }
    }

    @Test(
        "reads no entities and no other documents",
        arguments: [
            "<!DOCTYPE a [<!ENTITY lol \"lol\">]><multistatus>&lol;</multistatus>", "<html></html>", "",
            "<multistatus>",
        ]
    )
    func entities(body: String) {
        #expect(throws: CalendarTrouble.confused) { try DAVResponse.read(Array(body.utf8)) }
    }
}
