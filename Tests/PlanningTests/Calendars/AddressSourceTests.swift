import Foundation
import OutboundHTTP
import Synchronization
import Testing

@testable import Planning

struct AddressSourceTests {
    private static let ics = """
        BEGIN:VCALENDAR
        BEGIN:VEVENT
        UID:1
        SUMMARY:Dentist
        DTSTART:20260316T090000
        DTEND:20260316T100000
        END:VEVENT
        BEGIN:VEVENT
        UID:7@planned.spotter
        SUMMARY:Workout
        DTSTART:20260317T090000
        DTEND:20260317T100000
        END:VEVENT
        END:VCALENDAR
        """
    private static let window = Int64(1_773_489_600_000)..<Int64(1_778_414_400_000)

    /// Answers by address, and remembers what was asked.
    private final class Web: Sendable {
        let replies: [String: GuardedClient.Reply]
        private let log = Mutex<[GuardedClient.Question]>([])

        init(_ replies: [String: GuardedClient.Reply]) { self.replies = replies }

        var asked: [GuardedClient.Question] { self.log.withLock { $0 } }

        func read(
            _ address: String,
            since: String? = nil,
            zone: TimeZone = .gmt
        ) async throws(CalendarTrouble) -> CalendarContents? {
            let origin = CalendarOrigin(id: "1", owner: 1, settings: address, addresses: [])
            let source = AddressSource(origin) { question throws(OnlineProblem) in
                self.log.withLock { $0.append(question) }
                guard let reply = self.replies[question.address] else { throw .forbidden }
                return reply
            }
            return try await source.read(AddressSourceTests.window, zone: zone, since: since)
        }
    }

    private static func reply(
        _ status: Int = 200,
        _ headers: [(String, String)] = [],
        _ body: String = Self.ics
    ) -> GuardedClient.Reply {
        GuardedClient.Reply(status: status, headers: headers, body: Data(body.utf8))
    }

    @Test(
        "a published calendar says what it is called, where it has a name",
        arguments: [("X-WR-CALNAME:Hockey club\nX-WR-TIMEZONE:Europe/Vienna", "Hockey club"), ("METHOD:PUBLISH", nil)]
    )
    func named(lines: String, name: String?) async throws {
        let body = Self.ics.replacing("BEGIN:VCALENDAR", with: "BEGIN:VCALENDAR\n\(lines)")
        let web = Web(["https://example.org/club.ics": Self.reply(200, [], body)])
        #expect(try await web.read("https://example.org/club.ics")?.name == name)
    }

    @Test("a published calendar is read in its member's zone, without what we planned ourselves")
    func reads() async throws {
        let web = Web(["https://a.example/c.ics": Self.reply()])
        let zone = try #require(TimeZone(identifier: "Europe/Vienna"))
        let reading = try #require(try await web.read("https://a.example/c.ics", zone: zone))
        #expect(reading.busy.map(\.title) == ["Dentist"])
        #expect(reading.busy.first?.time.start == 1_773_648_000_000)
    }

    @Test("the second time it asks whether something changed, and believes that nothing did")
    func conditional() async throws {
        let marks = [("ETag", "\"7\""), ("Last-Modified", "Sat, 14 Mar 2026 12:00:00 GMT")]
        let state = try #require(
            try await Web(["https://a.example/": Self.reply(200, marks)]).read("https://a.example/")
        ).state
        let web = Web(["https://a.example/": Self.reply(304, [], "")])
        #expect(try await web.read("https://a.example/", since: state) == nil)
        let headers = try #require(web.asked.first).headers
        #expect(headers.contains { $0 == ("If-None-Match", "\"7\"") })
        #expect(headers.contains { $0 == ("If-Modified-Since", "Sat, 14 Mar 2026 12:00:00 GMT") })
    }

    @Test("the same file again is no change, where a server doesn't know of marks")
    func sameFile() async throws {
        let web = Web(["https://a.example/": Self.reply()])
        let state = try #require(try await web.read("https://a.example/")).state
        #expect(try await web.read("https://a.example/", since: state) == nil)
        let other = Web(["https://a.example/": Self.reply(200, [], Self.ics + "\n")])
        #expect(try await other.read("https://a.example/", since: state) != nil)
    }

    @Test("it follows where answers lead, each to be let through for itself")
    func redirects() async throws {
        let web = Web([
            "https://a.example/": Self.reply(302, [("Location", "/b")], ""),
            "https://a.example/b": Self.reply(301, [("Location", "webcal://c.example/d")], ""),
            "https://c.example/d": Self.reply(),
            "https://home.example/": Self.reply(302, [("Location", "https://192.168.0.1/")], ""),
            "https://round.example/": Self.reply(302, [("Location", "https://round.example/")], ""),
        ])
        #expect(try await web.read("https://a.example/") != nil)
        await #expect(throws: CalendarTrouble.unreachable) { try await web.read("https://home.example/") }
        await #expect(throws: CalendarTrouble.confused) { try await web.read("https://round.example/") }
        let (followed, refused, round) = (3, 2, 6)
        #expect(web.asked.count == followed + refused + round)
    }

    @Test(
        "what an answer says is said in words",
        arguments: [
            (401, CalendarTrouble.closed), (403, .closed), (404, .gone), (410, .gone), (500, .confused),
            (429, .turnedAway(seconds: 90)), (503, .turnedAway(seconds: 90)), (304, .confused),
        ]
    )
    func answers(status: Int, trouble: CalendarTrouble) async throws {
        let web = Web(["https://a.example/": Self.reply(status, [("Retry-After", "90")], "")])
        await #expect(throws: trouble) { try await web.read("https://a.example/") }
        #expect(!trouble.words.isEmpty)
    }

    @Test(
        "why an address can't be asked is nobody's who gave it: the words and what follows are the same",
        arguments: [
            OnlineProblem.forbidden, .slow, .unreachable("unknown host"), .unreachable("IOError"),
            .unreachable("NIOSSLError"),
        ]
    )
    func unasked(problem: OnlineProblem) async throws {
        let origin = CalendarOrigin(id: "1", owner: 1, settings: "https://a.example/", addresses: [])
        let source = AddressSource(origin) { _ throws(OnlineProblem) in throw problem }
        let trouble = await #expect(throws: CalendarTrouble.unreachable) {
            try await source.read(Self.window, zone: .gmt, since: nil)
        }
        #expect(trouble?.words.contains("https://") == true && trouble?.isForMember == false)
    }

    @Test("a page that is no calendar is told as such")
    func page() async throws {
        let web = Web(["https://a.example/": Self.reply(200, [], "<html>Log in</html>")])
        let trouble = await #expect(throws: CalendarTrouble.self) { try await web.read("https://a.example/") }
        #expect(trouble?.words.contains("isn't a calendar") == true)
    }
}

struct CalendarAddressTests {
    @Test(
        "an address is read as people and programs write it",
        arguments: [
            ("webcal://example.org/a.ics", "https://example.org/a.ics"),
            ("WEBCAL://example.org/a.ics", "https://example.org/a.ics"),
            ("webcals://example.org/a.ics", "https://example.org/a.ics"),
            ("https://example.org/a.ics?key=1#top", "https://example.org/a.ics?key=1"),
            ("HTTPS://example.org/", "https://example.org/"),
            ("example.org/a.ics", "https://example.org/a.ics"),
            ("http://127.0.0.1:9/a", "http://127.0.0.1:9/a"),
        ]
    )
    func read(typed: String, text: String) { #expect(CalendarAddress(typed)?.text == text) }

    @Test(
        "what is none is told apart",
        arguments: ["", "ftp://example.org/", "https://", "file:///etc/passwd", "a b c"]
    )
    func none(typed: String) { #expect(CalendarAddress(typed) == nil) }
}
