import Asking
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
        "shows the password to nobody but the site it belongs to",
        arguments: [
            "https://evil.example.com/", "http://dav.example.org/cal/", "https://ana@dav.example.org/",
            "https://example.net",
        ]
    )
    func redirects(away: String) async throws {
        let server = RecordedServer([
            "PROPFIND https://dav.example.org/.well-known/caldav": (302, [("Location", away)], "")
        ])
        await #expect(throws: CalendarTrouble.forbidden) { try await self.account(server).calendars() }
        #expect(server.asked == ["PROPFIND https://dav.example.org/.well-known/caldav"])
    }

    @Test("goes round in circles no longer than five times")
    func circles() async throws {
        let server = RecordedServer([
            "PROPFIND https://dav.example.org/.well-known/caldav": (301, [("Location", "/.well-known/caldav")], ""),
            "PROPFIND https://dav.example.org/": (301, [("Location", "/")], ""),
        ])
        await #expect(throws: CalendarTrouble.gone) { try await self.account(server).calendars() }
        #expect(server.asked.count == 12)
    }

    @Test(
        "knows a site by its name",
        arguments: [
            ("p34-caldav.icloud.com", "caldav.icloud.com", true), ("dav.example.org", "DAV.example.org", true),
            ("a.dav.example.org", "dav.example.org", true), ("example.org", "dav.example.org", true),
            ("evilexample.org", "dav.example.org", false), ("evil.org", "example.org", false),
            ("evil.com", "example.com", false), ("10.0.0.2", "10.0.0.1", false), ("1.2.3.4", "9.2.3.4", false),
        ]
    )
    func sites(host: String, home: String, isSame: Bool) {
        #expect(DAVConversation.isSameSite(host, as: home) == isSame)
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
        #expect(throws: CalendarTrouble.confused) { try DAVAnswer.read(Array(body.utf8)) }
    }
}
