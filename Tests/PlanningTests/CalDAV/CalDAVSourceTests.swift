import Foundation
import OutboundHTTP
import Testing

@testable import Planning

struct CalDAVSourceTests {
    private static let work = "https://dav.example.org/ana/work/"
    /// March 2026.
    private static let window: Range<Int64> = 1_772_323_200_000..<1_775_001_600_000

    private func source(
        _ server: RecordedServer,
        _ paths: [String] = [Self.work],
        patience: Duration = .seconds(120)
    ) throws -> CalDAVSource {
        let calendars = paths.map { RemoteCalendar(path: $0, name: "Work", isWritable: true) }
        let settings = CalDAVSettings(user: "ana", password: "seven kettles", calendars: calendars)
        let origin = CalendarOrigin(id: "1", owner: 1, settings: try settings.text, addresses: [])
        return try CalDAVSource(origin, patience: patience, ask: server.ask)
    }

    /// Both reports go to one address: the first that is asked for decides.
    private func server(_ report: String, status: Int = 207) -> RecordedServer {
        RecordedServer([
            "PROPFIND \(Self.work)": (207, [], Radicale.token), "REPORT \(Self.work)": (status, [], report),
        ])
    }

    @Test("reads what takes time, with its title, but not what we planned ourselves")
    func events() async throws {
        let server = self.server(Radicale.events)
        let reading = try await self.source(server).read(Self.window, zone: .gmt, since: nil)
        let stretch = try #require(Stretch(from: 1_773_651_600_000, to: 1_773_655_200_000))
        #expect(reading?.busy == [BusyTime(stretch, title: "Stand-up & more")])
        #expect(
            CalDAVSyncTokens(reading: reading?.state ?? "")?.tokens == [Self.work: "http://radicale.org/ns/sync/1ea9"]
        )
        let body = try #require(server.questions.last?.body)
        #expect(
            String(decoding: body, as: UTF8.self).contains(
                #"<C:time-range start="20260301T000000Z" end="20260401T000000Z"/>"#
            )
        )
    }

    @Test("asks nothing more once the time for the whole reading is over, and no question for longer than is left")
    func patience() async throws {
        let late = self.server(Radicale.events)
        await #expect(throws: CalendarTrouble.unreachable) {
            try await self.source(late, patience: .zero).read(Self.window, zone: .gmt, since: nil)
        }
        #expect(late.asked.isEmpty)
        let soon = self.server(Radicale.events)
        _ = try await self.source(soon, patience: .seconds(8)).read(Self.window, zone: .gmt, since: nil)
        #expect(soon.questions.count == 2 && soon.questions.allSatisfy { $0.within <= .seconds(8) })
    }

    @Test("all calendars of an account together weigh no more than one may")
    func weight() async throws {
        let paths = ["https://dav.example.org/ana/a/", "https://dav.example.org/ana/b/"]
        let answers = paths.flatMap { path -> [(String, RecordedServer.Answer)] in
            [("PROPFIND \(path)", (207, [], Radicale.token)), ("REPORT \(path)", (207, [], Radicale.events))]
        }
        let server = RecordedServer(Dictionary(uniqueKeysWithValues: answers))
        _ = try await self.source(server, paths).read(Self.window, zone: .gmt, since: nil)
        let reports = server.questions.filter { $0.method == "REPORT" }
        let (first, second) = (try #require(reports.first?.largest), try #require(reports.last?.largest))
        #expect(reports.count == 2 && first == 10_000_000)
        // What the first sent as events is taken off.
        #expect(second < first && second > first - Radicale.events.utf8.count)
    }

    @Test("reads nothing while nothing changed")
    func unchanged() async throws {
        let server = self.server(Radicale.unchanged)
        var marks = CalDAVSyncTokens()
        marks.tokens[Self.work] = "http://radicale.org/ns/sync/1ea9"
        #expect(try await self.source(server).read(Self.window, zone: .gmt, since: marks.text) == nil)
        #expect(server.asked == ["REPORT \(Self.work)"])
    }

    @Test("the calendar itself among the changes, as iCloud lists it, is none, unless it says that there are more")
    func itself() {
        var entry = DAVEntry()
        entry.address = "/1234567/calendars/work/"
        #expect(!entry.isChange)
        entry.status = 507
        #expect(entry.isChange)
        entry = DAVEntry()
        (entry.address, entry.status) = ("/1234567/calendars/work/a.ics", 404)
        #expect(entry.isChange)
    }

    @Test("reads anew when the member chose otherwise meanwhile, though nothing changed")
    func chosen() async throws {
        var marks = CalDAVSyncTokens()
        marks.tokens[Self.work] = "http://radicale.org/ns/sync/1ea9"
        marks.tokens["https://dav.example.org/ana/home/"] = "http://radicale.org/ns/sync/77"
        let reading = try await self.source(self.server(Radicale.unchanged))
            .read(Self.window, zone: .gmt, since: marks.text)
        #expect(CalDAVSyncTokens(reading: reading?.state ?? "")?.tokens.keys.map(\.self) == [Self.work])
    }

    @Test("reads anew when something changed or the server forgot up to where it told us")
    func changed() async throws {
        var marks = CalDAVSyncTokens()
        marks.tokens[Self.work] = "http://radicale.org/ns/sync/1ea9"
        let server = self.server(Radicale.changed)
        let reading = try await self.source(server).read(Self.window, zone: .gmt, since: marks.text)
        #expect(reading?.busy == [])
        #expect(
            CalDAVSyncTokens(reading: reading?.state ?? "")?.tokens[Self.work] == "http://radicale.org/ns/sync/2bf0"
        )
        let forgetful = self.server(Radicale.forgotten, status: 409)
        await #expect(throws: CalendarTrouble.confused) {
            try await self.source(forgetful).read(Self.window, zone: .gmt, since: marks.text)
        }
        #expect(forgetful.asked == ["REPORT \(Self.work)", "PROPFIND \(Self.work)", "REPORT \(Self.work)"])
    }

    @Test("reads settings of nothing else")
    func settings() {
        #expect(throws: CalendarTrouble.confused) { try CalDAVSettings(reading: "{}") }
        #expect(CalDAVSyncTokens(reading: "\"etag\"") == nil)
    }
}
