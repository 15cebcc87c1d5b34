import Foundation
import Storage
import Support
import Testing
import Web

@testable import Planning

struct CalendarStoreTests {
    private static let now = CalendarFixture.start
    private static let due = Self.now.addingTimeInterval(3_600)

    private struct Fixture {
        let fixture: CalendarFixture
        let ana: CalendarStore
        let ben: CalendarStore

        init(_ backend: Backend) async throws {
            self.fixture = try await CalendarFixture(backend)
            self.ana = self.fixture.store(of: self.fixture.ana)
            self.ben = self.fixture.store(of: self.fixture.ben)
        }

        func busy(_ store: CalendarStore) async throws -> [BusyTime] { try await self.fixture.busy(of: store.owner) }
    }

    private static func new(_ id: String, titles: Bool = false) -> NewCalendar {
        NewCalendar(id: id, kind: .address, name: "Work", showsTitles: titles, settings: "https://example.org/secret")
    }

    private static func reading() throws -> CalendarContents {
        let start = Self.now.milliseconds
        return CalendarContents(
            busy: [BusyTime(try #require(Stretch(from: start, to: start + 3_600_000)), title: "Dentist")],
            state: "etag"
        )
    }

    private static func add(_ id: String, to store: CalendarStore, titles: Bool = false) async throws -> Bool {
        try await store.add(Self.new(id, titles: titles), Self.reading(), zone: .gmt, due: Self.due, at: Self.now).isNew
    }

    @Test(
        "a connected calendar brings its busy times and asks for reminders to be planned again",
        arguments: Backend.available
    )
    func connects(_ backend: Backend) async throws {
        let fixture = try await Fixture(backend)
        #expect(try await Self.add("one", to: fixture.ana))
        let calendar = try #require(try await fixture.ana.all().first)
        #expect(calendar.name == "Work")
        #expect(calendar.readAt == Self.now)
        #expect(calendar.dueAt == Self.due)
        #expect(calendar.busyCount == 1)
        #expect(try await fixture.busy(fixture.ana).map(\.title) == [nil])
        #expect(try await fixture.ana.settings(of: "one") == "https://example.org/secret")
        #expect(try await fixture.fixture.plannings() == 1)
    }

    @Test("a calendar is renamed by its owner alone", arguments: Backend.available)
    func renames(_ backend: Backend) async throws {
        let fixture = try await Fixture(backend)
        #expect(try await Self.add("one", to: fixture.ana))
        #expect(try await !fixture.ben.rename("one", to: "Mine"))
        #expect(try await fixture.ana.rename("one", to: "Office"))
        #expect(try await fixture.ana.find("one")?.name == "Office")
    }

    private static func calendar(
        _ kind: ConnectedCalendar.Kind = .address,
        connectedAt: Date = Self.now,
        readAt: Date?,
        dueAt: Date?
    ) -> ConnectedCalendar {
        ConnectedCalendar(
            id: "one",
            kind: kind,
            name: "Work",
            isLost: false,
            showsTitles: false,
            takesWorkouts: false,
            connectedAt: connectedAt,
            readAt: readAt,
            trouble: nil,
            dueAt: dueAt,
            busyCount: 0,
            unreadCount: 0
        )
    }

    @Test("a calendar is being read while it is due, or until the reading that was asked for has ended")
    func reading() {
        let before = Self.now.addingTimeInterval(-60)
        let asked = Self.now.addingTimeInterval(-5)
        #expect(Self.calendar(readAt: before, dueAt: Self.now).isBeingRead(asked: nil, at: Self.now))
        #expect(!Self.calendar(.upload, readAt: before, dueAt: Self.now).isBeingRead(asked: nil, at: Self.now))
        #expect(!Self.calendar(readAt: before, dueAt: Self.due).isBeingRead(asked: nil, at: Self.now))
        #expect(Self.calendar(readAt: before, dueAt: Self.due).isBeingRead(asked: asked, at: Self.now))
        #expect(!Self.calendar(readAt: Self.now, dueAt: Self.due).isBeingRead(asked: asked, at: Self.now))
        #expect(!Self.calendar(readAt: before, dueAt: Self.due).isBeingRead(asked: before, at: Self.now))
    }

    @Test(
        "a file says when it was brought in, though it is read again each day; others say when they were read",
        arguments: [(.upload, "Brought in on Sat 14 March"), (.address, "Read yesterday at 12:00")]
            as [(ConnectedCalendar.Kind, String)]
    )
    func said(kind: ConnectedCalendar.Kind, words: String) throws {
        let day = { (text: String) in try Date("\(text)T12:00:00Z", strategy: .iso8601) }
        let (connected, read) = (try day("2026-03-14"), try day("2026-03-19"))
        let calendar = Self.calendar(kind, connectedAt: connected, readAt: read, dueAt: nil)
        #expect(CalendarWords.read(calendar, at: try day("2026-03-20"), in: .gmt) == words)
    }

    @Test("a calendar whose key is lost says so, and can be disconnected", arguments: Backend.available)
    func lostKey(_ backend: Backend) async throws {
        let fixture = try await Fixture(backend)
        #expect(try await Self.add("one", to: fixture.ana, titles: true))
        let other = Seal(key: try SealingKey(base64: Data(repeating: 8, count: 32).base64EncodedString()))
        let (database, owner) = (fixture.fixture.database, fixture.ana.owner)
        let ana = CalendarStore(database: database, seal: other, owner: owner)
        let calendar = try #require(try await ana.find("one"))
        #expect(calendar.name == "A calendar")
        #expect(calendar.trouble?.hasSuffix("Disconnect it and connect it again.") == true)
        #expect(try await ana.settings(of: "one") == nil)
        let busy = try await BusyStore(database: database, seal: other, owner: owner).busy(in: 0..<Int64.max / 2)
        #expect(busy.map(\.title) == [nil])
        #expect(try await ana.remove("one", at: Self.now))
        #expect(try await ana.all().isEmpty)
    }

    @Test("sent again, a calendar is connected once", arguments: Backend.available)
    func resent(_ backend: Backend) async throws {
        let fixture = try await Fixture(backend)
        #expect(try await Self.add("one", to: fixture.ana))
        #expect(try await Self.add("one", to: fixture.ana) == false)
        #expect(try await fixture.ana.all().count == 1)
    }

    @Test("titles are kept only where they are wanted, and go when they aren't any more", arguments: Backend.available)
    func titles(_ backend: Backend) async throws {
        let fixture = try await Fixture(backend)
        _ = try await Self.add("one", to: fixture.ana, titles: true)
        #expect(try await fixture.busy(fixture.ana).map(\.title) == ["Dentist"])
        try await fixture.ana.showTitles(false, of: "one", at: Self.now)
        #expect(try await fixture.busy(fixture.ana).map(\.title) == [nil])
        #expect(try await fixture.ana.find("one")?.dueAt == Self.now)
    }

    @Test("disconnecting removes what a calendar brought, and only that", arguments: Backend.available)
    func disconnects(_ backend: Backend) async throws {
        let fixture = try await Fixture(backend)
        _ = try await Self.add("one", to: fixture.ana)
        _ = try await Self.add("two", to: fixture.ana)
        #expect(try await fixture.ana.remove("one", at: Self.now))
        #expect(try await fixture.ana.remove("one", at: Self.now) == false)
        #expect(try await fixture.ana.all().map(\.id) == ["two"])
        #expect(try await fixture.busy(fixture.ana).count == 1)
    }

    @Test("nobody sees or changes another's calendar", arguments: Backend.available)
    func isolation(_ backend: Backend) async throws {
        let fixture = try await Fixture(backend)
        _ = try await Self.add("one", to: fixture.ana, titles: true)
        #expect(try await fixture.ben.all().isEmpty)
        #expect(try await fixture.ben.find("one") == nil)
        #expect(try await fixture.ben.settings(of: "one") == nil)
        try await fixture.ben.readAllAgain(at: Self.now)
        #expect(try await fixture.ana.find("one")?.dueAt == Self.due)
        #expect(try await fixture.ben.remove("one", at: Self.now) == false)
        #expect(try await fixture.ben.readAgain("one", at: Self.now) == false)
        try await fixture.ben.showTitles(false, of: "one", at: Self.now)
        try await fixture.ben.keep(settings: "mine", of: "one")
        try await fixture.ben.writeWorkouts(to: "one", at: Self.now)
        #expect(try await fixture.busy(fixture.ana).map(\.title) == ["Dentist"])
        #expect(try await fixture.ana.settings(of: "one") == "https://example.org/secret")
        #expect(try await fixture.ana.forWorkouts() == nil)
        #expect(try await Self.add("one", to: fixture.ben))
    }

    @Test("workouts are written to one calendar at most", arguments: Backend.available)
    func workouts(_ backend: Backend) async throws {
        let fixture = try await Fixture(backend)
        _ = try await Self.add("one", to: fixture.ana)
        _ = try await Self.add("two", to: fixture.ana)
        try await fixture.ana.writeWorkouts(to: "one", at: Self.now)
        try await fixture.ana.writeWorkouts(to: "two", at: Self.now)
        #expect(try await fixture.ana.forWorkouts()?.id == "two")
        try await fixture.ana.writeWorkouts(to: nil, at: Self.now)
        #expect(try await fixture.ana.forWorkouts() == nil)
    }

    @Test("an eleventh calendar is refused in words", arguments: Backend.available)
    func full(_ backend: Backend) async throws {
        let fixture = try await Fixture(backend)
        for number in 1...CalendarStore.most { _ = try await Self.add("\(number)", to: fixture.ana) }
        await #expect(throws: CalendarStore.Full.self) { try await Self.add("more", to: fixture.ana) }
        #expect(try await Self.add("1", to: fixture.ana) == false)
    }

    @Test("nothing that opens or names a calendar is readable in the database", arguments: Backend.available)
    func sealed(_ backend: Backend) async throws {
        let fixture = try await Fixture(backend)
        _ = try await Self.add("one", to: fixture.ana, titles: true)
        let kept = try await fixture.fixture.database.rows("SELECT name, settings, state FROM calendar") { row in
            try (0...2).map { String(decoding: try row.blob($0), as: UTF8.self) }.joined()
        }.joined()
        #expect(!kept.isEmpty)
        #expect(!kept.contains("Work") && !kept.contains("secret") && !kept.contains("etag"))
    }
}
