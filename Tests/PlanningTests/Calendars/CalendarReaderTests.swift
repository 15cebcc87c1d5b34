import Foundation
import Logging
import Notices
import Storage
import Support
import Testing

@testable import Planning

struct CalendarReaderTests {
    private static let new = NewCalendar(
        id: "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d55",
        kind: .address,
        name: "Work",
        showsTitles: true,
        settings: "https://example.org/ana.ics"
    )

    private static func hour(_ hour: Int64, long hours: Int64 = 1, _ title: String? = "Meeting") throws -> BusyTime {
        let start = CalendarFixture.start.milliseconds + hour * 3_600_000
        return BusyTime(try #require(Stretch(from: start, to: start + hours * 3_600_000)), title: title)
    }

    private static func round(_ fixture: CalendarFixture) async throws -> Int {
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        return try await CalendarRounds(fixture.reader, logger: logger).once()
    }

    private static func connected(_ backend: Backend) async throws -> CalendarFixture {
        let fixture = try await CalendarFixture(backend)
        fixture.source.say(try Self.hour(2))
        _ = try await fixture.reader.connect(Self.new, for: fixture.ana)
        return fixture
    }

    @Test(
        "a new calendar is read from yesterday to eight weeks ahead, and again an hour later",
        arguments: Backend.available
    )
    func hourly(_ backend: Backend) async throws {
        let fixture = try await Self.connected(backend)
        let first = try #require(fixture.source.questions.first)
        #expect(first.since == nil)
        #expect(first.window.upperBound - first.window.lowerBound == 57 * 86_400_000)
        #expect(try await Self.round(fixture) == 0)
        fixture.pass(hours: 1.2)
        #expect(try await Self.round(fixture) == 1)
        #expect(fixture.source.questions.last?.since == "first")
        #expect(try await Self.round(fixture) == 0)
    }

    @Test("what can't be read isn't connected", arguments: Backend.available)
    func refused(_ backend: Backend) async throws {
        let fixture = try await CalendarFixture(backend)
        fixture.source.say(.failure(.unreachable))
        await #expect(throws: CalendarTrouble.unreachable) {
            try await fixture.reader.connect(Self.new, for: fixture.ana)
        }
        #expect(try await fixture.store(of: fixture.ana).all().isEmpty)
    }

    @Test("a changed calendar replaces its busy times and has reminders planned again", arguments: Backend.available)
    func changed(_ backend: Backend) async throws {
        let fixture = try await Self.connected(backend)
        #expect(try await fixture.plannings() == 1)
        fixture.pass(hours: 1.2)
        fixture.source.say(try Self.hour(5, "Dentist"), try Self.hour(8, "Party"), state: "second", settings: "new")
        _ = try await Self.round(fixture)
        #expect(try await fixture.busy(of: fixture.ana).map(\.title) == ["Dentist", "Party"])
        #expect(try await fixture.store(of: fixture.ana).settings(of: Self.new.id) == "new")
        #expect(try await fixture.plannings() == 1)
    }

    @Test("an unchanged calendar changes nothing but the time it was read", arguments: Backend.available)
    func unchanged(_ backend: Backend) async throws {
        let fixture = try await Self.connected(backend)
        _ = try await fixture.plannings()
        fixture.pass(hours: 1.2)
        fixture.source.say(.success(nil))
        _ = try await Self.round(fixture)
        let calendar = try #require(try await fixture.store(of: fixture.ana).find(Self.new.id))
        #expect(calendar.readAt == fixture.now && calendar.busyCount == 1 && calendar.trouble == nil)
        #expect(try await fixture.busy(of: fixture.ana).count == 1)
        #expect(try await fixture.plannings() == 0)
    }

    @Test("after a day, or in another zone, everything is read although nothing changed", arguments: Backend.available)
    func whole(_ backend: Backend) async throws {
        let fixture = try await Self.connected(backend)
        fixture.pass(hours: 25)
        _ = try await Self.round(fixture)
        #expect(fixture.source.questions.last?.since == nil)
        fixture.pass(hours: 1.2)
        fixture.move(to: try #require(TimeZone(identifier: "Asia/Tokyo")))
        _ = try await Self.round(fixture)
        #expect(fixture.source.questions.last?.since == nil)
        #expect(fixture.source.questions.last?.zone == "Asia/Tokyo")
    }

    @Test("a member who moved to another zone has all their calendars read at once", arguments: Backend.available)
    func moved(_ backend: Backend) async throws {
        let fixture = try await Self.connected(backend)
        try await fixture.store(of: fixture.ben).readAllAgain(at: fixture.now)
        #expect(try await Self.round(fixture) == 0)
        try await fixture.store(of: fixture.ana).readAllAgain(at: fixture.now)
        #expect(try await Self.round(fixture) == 1)
        #expect(fixture.source.questions.last?.since == nil)
    }

    @Test("trouble keeps what was known, is tried again ever later, and is told once", arguments: Backend.available)
    func trouble(_ backend: Backend) async throws {
        let fixture = try await Self.connected(backend)
        fixture.source.say(.failure(.unreachable))
        var rounds = 0
        for _ in 0..<60 {
            fixture.pass(hours: 1.2)
            rounds += try await Self.round(fixture)
            if rounds == CalendarPace.told - 1 { #expect(try await fixture.notices(of: fixture.ana).isEmpty) }
        }
        // 72 hours: after 1, 2, 4, 8, 16 hours and then each day.
        #expect((6...9).contains(rounds))
        let calendar = try #require(try await fixture.store(of: fixture.ana).find(Self.new.id))
        #expect(calendar.trouble == CalendarTrouble.unreachable.words)
        #expect(calendar.readAt == CalendarFixture.start)
        #expect(try await fixture.busy(of: fixture.ana).count == 1)
        #expect(try await fixture.notices(of: fixture.ana).map(\.kind) == [.calendar])
        fixture.source.say(.success(nil))
        _ = try await fixture.store(of: fixture.ana).readAgain(Self.new.id, at: fixture.now)
        _ = try await Self.round(fixture)
        #expect(try await fixture.store(of: fixture.ana).find(Self.new.id)?.trouble == nil)
    }

    @Test("failures that were counted to the last number are counted on", arguments: Backend.available)
    func countless(_ backend: Backend) async throws {
        let fixture = try await Self.connected(backend)
        fixture.source.say(.failure(.unreachable))
        try await fixture.database.write { try $0.execute("UPDATE calendar SET failures = \(Int64.max)") }
        fixture.pass(hours: 2)
        #expect(try await Self.round(fixture) == 1)
        let calendar = try #require(try await fixture.store(of: fixture.ana).find(Self.new.id))
        #expect(calendar.trouble == CalendarTrouble.unreachable.words)
    }

    @Test("a closed calendar is tried three times and then waits for its member", arguments: Backend.available)
    func closed(_ backend: Backend) async throws {
        let fixture = try await Self.connected(backend)
        fixture.source.say(.failure(.closed))
        var rounds = 0
        for _ in 0..<20 {
            fixture.pass(hours: 6)
            rounds += try await Self.round(fixture)
        }
        #expect(rounds == 3)
        #expect(try await fixture.notices(of: fixture.ana).count == 1)
        #expect(try await fixture.store(of: fixture.ana).find(Self.new.id)?.dueAt == nil)
        #expect(try await fixture.store(of: fixture.ana).readAgain(Self.new.id, at: fixture.now))
        #expect(try await Self.round(fixture) == 1)
    }

    @Test("a reading that a stop cut off is nobody's trouble, and is due again soon", arguments: Backend.available)
    func cutOff(_ backend: Backend) async throws {
        let fixture = try await Self.connected(backend)
        fixture.pass(hours: 1.2)
        let due = try await DueCalendar.take(4, at: fixture.now, lease: 300, seal: fixture.seal, from: fixture.database)
        #expect(due.count == 1)
        #expect(try await Self.round(fixture) == 0)
        fixture.pass(hours: 0.1)
        #expect(try await Self.round(fixture) == 1)
    }

    @Test("one whose owner can't be read cuts off none that is read beside it", arguments: Backend.available)
    func odd(_ backend: Backend) async throws {
        let fixture = try await Self.connected(backend)
        let bens = NewCalendar(
            id: "6f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d55",
            kind: .address,
            name: "Ben's",
            showsTitles: true,
            settings: "https://example.org/ben.ics"
        )
        _ = try await fixture.reader.connect(bens, for: fixture.ben)
        fixture.pass(hours: 1.2)
        fixture.source.say(try Self.hour(5), try Self.hour(8))
        let (reader, ben) = (fixture.reader, fixture.ben)
        let odd = CalendarReader(
            database: reader.database,
            seal: reader.seal,
            sources: reader.sources,
            owner: { member in
                if member == ben { throw DatabaseError.column(5, expected: "day") }
                return try await reader.owner(member)
            },
            now: { fixture.now }
        )
        #expect(try await CalendarRounds(odd, logger: Logger(label: "test")).once() == 2)
        #expect(try await fixture.busy(of: fixture.ana).count == 2)
        #expect(fixture.database.setAside.all == [RowName("calendar", owner: ben, key: bens.id)])
        // It waits for its next turn, and isn't found again at once.
        #expect(try await CalendarRounds(odd, logger: Logger(label: "test")).once() == 0)
    }

    @Test("what was disconnected while it was read stays disconnected", arguments: Backend.available)
    func goneMeanwhile(_ backend: Backend) async throws {
        let fixture = try await Self.connected(backend)
        fixture.pass(hours: 1.2)
        let due = try await DueCalendar.take(4, at: fixture.now, lease: 300, seal: fixture.seal, from: fixture.database)
        let calendar = try #require(due.first)
        _ = try await fixture.store(of: fixture.ana).remove(calendar.id, at: fixture.now)
        try await fixture.reader.read(calendar)
        #expect(try await fixture.busy(of: fixture.ana).isEmpty)
    }

    @Test(
        "what a member wishes while a calendar is read is done right after it",
        arguments: Backend.available,
        Change.allCases
    )
    func changedMeanwhile(_ backend: Backend, _ change: Change) async throws {
        let fixture = try await Self.connected(backend)
        fixture.pass(hours: 1.2)
        let due = try await DueCalendar.take(4, at: fixture.now, lease: 300, seal: fixture.seal, from: fixture.database)
        try await change.tell(fixture.store(of: fixture.ana), of: Self.new.id, at: fixture.now)
        fixture.source.say(try Self.hour(5, "Stale"), state: "second")
        try await fixture.reader.read(try #require(due.first))
        #expect(try await fixture.busy(of: fixture.ana).count == 1)
        fixture.source.say(try Self.hour(5, "Dentist"), try Self.hour(8, "Party"), state: "third")
        #expect(try await Self.round(fixture) == 1)
        #expect(fixture.source.questions.last?.since == (change == .again ? "first" : nil))
        #expect(try await fixture.busy(of: fixture.ana).count == 2)
    }

    enum Change: CaseIterable {
        case again, titles, whole

        func tell(_ store: CalendarStore, of id: String, at now: Date) async throws {
            switch self {
            case .again: _ = try await store.readAgain(id, at: now)
            case .titles: try await store.showTitles(true, of: id, at: now)
            case .whole: try await store.readAllAgain(at: now)
            }
        }
    }

    @Test("what has no end is kept only as far as we look", arguments: Backend.available)
    func endless(_ backend: Backend) async throws {
        let fixture = try await CalendarFixture(backend)
        fixture.source.say(try Self.hour(-1_000_000, long: 2_000_000))
        _ = try await fixture.reader.connect(Self.new, for: fixture.ana)
        let busy = try await fixture.busy(of: fixture.ana)
        #expect(busy.reduce(0) { $0 + $1.time.minutes } == 57 * 1_440)
    }

    @Test("without titles, only the time is kept that events take together", arguments: Backend.available)
    func merged(_ backend: Backend) async throws {
        let fixture = try await CalendarFixture(backend)
        fixture.source.say(try Self.hour(1, long: 2), try Self.hour(2, long: 2), try Self.hour(9))
        let new = NewCalendar(id: "a", kind: .address, name: "Work", showsTitles: false, settings: "x")
        let made = try await fixture.reader.connect(new, for: fixture.ana).calendar
        #expect(made.busyCount == 3)
        #expect(try await fixture.busy(of: fixture.ana).map(\.time.minutes) == [180, 60])
    }

    @Test(
        "nothing of a crowded calendar is lost: its titles go, and gaps too short to train in",
        arguments: [true, false]
    )
    func crowded(_ showsTitles: Bool) async throws {
        let fixture = try await CalendarFixture(.sqlite)
        let start = fixture.now.milliseconds
        // Four minutes of every five, then one hour at the end of them.
        let minutes = (0..<BusyStore.most).map { start + Int64($0) * 300_000 }
        let last = start + Int64(BusyStore.most + 12) * 300_000
        let busy = minutes.map { ($0, $0 + 240_000) } + [(last, last + 3_600_000)]
        let times = try busy.map { BusyTime(try #require(Stretch(from: $0.0, to: $0.1)), title: "Shift") }
        fixture.source.say(.success(CalendarContents(busy: times, state: "first")))
        let new = NewCalendar(id: "a", kind: .address, name: "Work", showsTitles: showsTitles, settings: "x")
        let made = try await fixture.reader.connect(new, for: fixture.ana).calendar
        #expect(made.busyCount == BusyStore.most + 1)
        #expect(CalendarWords.notes(made).count == (showsTitles ? 1 : 0))
        let kept = try await fixture.busy(of: fixture.ana)
        #expect(kept.map(\.title).allSatisfy { $0 == nil } && kept.last?.time.end == last + 3_600_000)
        #expect(kept.map(\.time.start) == [start, last])
    }

    @Test("those that are due are found by an index, however many there are")
    func plan() async throws {
        let fixture = try await CalendarFixture(.sqlite)
        let statement = DueCalendar.due(4, at: fixture.now)
        let steps = try await fixture.database.read {
            try $0.rows("EXPLAIN QUERY PLAN \(statement)") { try $0.text(3) }
        }
        #expect(steps.count == 1 && steps.allSatisfy { $0.contains("USING INDEX calendar_due") }, "\(steps)")
    }
}
