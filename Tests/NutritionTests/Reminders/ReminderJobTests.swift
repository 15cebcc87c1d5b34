import Foundation
import HealthMath
import Members
import Notices
import Storage
import Support
import Testing

@testable import Nutrition

struct ReminderJobTests {
    /// Two days before each change of the clock, and the zone that changes.
    private static let changes = [
        ("Europe/Berlin", "2026-03-29"), ("Europe/Berlin", "2026-10-25"), ("America/New_York", "2026-03-08"),
        ("America/New_York", "2026-11-01"), ("Australia/Sydney", "2026-04-05"), ("Australia/Sydney", "2026-10-04"),
    ]

    private static func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    @Test("comes once on every day around a change of the clock", arguments: changes, Backend.available)
    func clockChange(change: (String, String), backend: Backend) async throws {
        let (zone, changing) = change
        let clock = WallClock(try #require(TimeZone(identifier: zone)))
        let day = try Kitchen.day(changing)
        let start = clock.instant(of: day.adding(days: -2), minutes: 0)
        let alarm = try await Alarm(backend, at: start, zone: zone)
        // Half past two at night is skipped by one change and comes twice with the other; half past seven is plain.
        try await alarm.choose(
            Reminder(.morning, isOn: true, minutes: 450),
            Reminder(.summary, isOn: true, minutes: 150, channel: .mail),
            for: alarm.ana
        )
        var mornings: [Date] = []
        for ahead in 0..<5 {
            let midnight = clock.instant(of: day.adding(days: ahead - 1), minutes: 0)
            try await alarm.look(until: midnight, every: 1_800)
            #expect(try await alarm.letters() == ahead + 1)
            mornings += try await alarm.notices(of: alarm.ana).map(\.at).filter { !mornings.contains($0) }
        }
        #expect(mornings.count == 5)
        for moment in mornings {
            let shown = clock.timeZone.secondsFromGMT(for: moment) + Int(moment.timeIntervalSince1970)
            #expect((shown / 60) % 1_440 == 450)
        }
    }

    @Test("two nodes and a restart in between send nothing twice", arguments: Backend.available)
    func once(backend: Backend) async throws {
        let alarm = try await Alarm(backend, at: try Self.date("2026-06-01T06:00:00Z"))
        for owner in [alarm.ana, alarm.ben] {
            try await alarm.choose(Reminder(.morning, isOn: true, minutes: 450, channel: .both), for: owner)
        }
        try await alarm.look(until: try Self.date("2026-06-02T06:00:00Z"), every: 900, nodes: 3)
        #expect(try await alarm.notices(of: alarm.ana).count == 1)
        #expect(try await alarm.notices(of: alarm.ben).count == 1)
        #expect(try await alarm.letters() == 2)
    }

    @Test("a choice changed and changed back on the same day doesn't repeat the day", arguments: Backend.available)
    func again(backend: Backend) async throws {
        let alarm = try await Alarm(backend, at: try Self.date("2026-06-01T06:00:00Z"))
        try await alarm.choose(Reminder(.morning, isOn: true, minutes: 450, channel: .both), for: alarm.ana)
        try await alarm.look(until: try Self.date("2026-06-01T08:00:00Z"))
        try await alarm.choose(Reminder(.morning, isOn: false, minutes: 450), for: alarm.ana)
        try await alarm.choose(Reminder(.morning, isOn: true, minutes: 500, channel: .both), for: alarm.ana)
        try await alarm.look(until: try Self.date("2026-06-01T12:00:00Z"))
        #expect(try await alarm.notices(of: alarm.ana).count == 1)
        #expect(try await alarm.letters() == 1)
        try await alarm.look(until: try Self.date("2026-06-02T12:00:00Z"))
        #expect(try await alarm.letters() == 2)
    }

    @Test("asks for a meal only while it isn't logged, and only its owner", arguments: Backend.available)
    func logged(backend: Backend) async throws {
        let alarm = try await Alarm(backend, at: try Self.date("2026-11-21T06:00:00Z"))
        for owner in [alarm.ana, alarm.ben] {
            let meals = [1, 2, 7].map { Reminder(.meal($0), isOn: true, minutes: 800 + $0) }
            try await ReminderStore(database: alarm.database, owner: owner).save(meals, in: .gmt, now: alarm.now)
        }
        _ = try await EntryStore(database: alarm.database, owner: alarm.ana)
            .add(try Kitchen.entry(meal: "Breakfast"), nutrients: "", now: alarm.now)
        try await alarm.look(until: try Self.date("2026-11-21T15:00:00Z"))
        #expect(try await alarm.notices(of: alarm.ana).map(\.text.opening) == ["How was lunch"])
        #expect(try await alarm.notices(of: alarm.ben).count == 2)
        #expect(try await alarm.notices(of: alarm.ana).first?.path == "/foods?day=2026-11-21&meal=Lunch")
    }

    @Test("two hours late still comes, later never, and the next day comes again", arguments: Backend.available)
    func late(backend: Backend) async throws {
        let alarm = try await Alarm(backend, at: try Self.date("2026-06-01T06:00:00Z"))
        try await alarm.choose(Reminder(.morning, isOn: true, minutes: 720), for: alarm.ana)
        alarm.move(to: try Self.date("2026-06-01T14:00:00Z"))
        try await alarm.look()
        #expect(try await alarm.notices(of: alarm.ana).count == 1)
        alarm.move(to: try Self.date("2026-06-02T14:00:01Z"))
        try await alarm.look()
        #expect(try await alarm.notices(of: alarm.ana).count == 1)
        // Down for days, back half an hour after the time: yesterday's is dropped, today's comes.
        alarm.move(to: try Self.date("2026-06-06T12:30:00Z"))
        try await alarm.look()
        try await alarm.look()
        #expect(try await alarm.notices(of: alarm.ana).count == 1)
        #expect(try await alarm.notices(of: alarm.ana).first?.at == alarm.now)
    }

    @Test("mail goes to confirmed addresses only, and a channel is just that channel", arguments: Backend.available)
    func mail(backend: Backend) async throws {
        let alarm = try await Alarm(backend, at: try Self.date("2026-06-01T06:00:00Z"))
        try await alarm.live(alarm.ben, "Ben", in: "UTC", confirmed: false)
        for owner in [alarm.ana, alarm.ben] {
            try await alarm.choose(Reminder(.morning, isOn: true, minutes: 450, channel: .mail), for: owner)
        }
        try await alarm.look(until: try Self.date("2026-06-01T08:00:00Z"))
        #expect(try await alarm.letters() == 1)
        #expect(try await alarm.notices(of: alarm.ana).isEmpty)
        #expect(try await alarm.notices(of: alarm.ben).isEmpty)
    }

    @Test("names of members and of their meals never become links in letters", arguments: HostileName.all)
    func hostileNames(name: String) async throws {
        let alarm = try await Alarm(.sqlite, at: try Self.date("2026-06-01T06:00:00Z"))
        try await alarm.live(alarm.ana, name, in: "UTC")
        let meals = MealList([name, "Lunch"]) ?? .usual
        try await MealListStore(database: alarm.database, owner: alarm.ana).choose(meals)
        let reminders = [1, 2].map { Reminder(.meal($0), isOn: true, minutes: 450 + $0, channel: .mail) }
        try await ReminderStore(database: alarm.database, owner: alarm.ana).save(reminders, in: .gmt, now: alarm.now)
        try await alarm.look(until: try Self.date("2026-06-01T08:00:00Z"))
        let letters = try await alarm.mailed()
        #expect(letters.count == 2)
        for letter in letters {
            // Our own links are ours, whatever they ask us for.
            let own = letter.text.split(separator: " ").flatMap { $0.split(separator: "\n") }
                .filter { !$0.hasPrefix("https://spotter.example/") }.joined(separator: " ")
            #expect(letter.text.hasPrefix("Hello,\n"), "\(letter.text)")
            #expect(HostileName.trace(in: own) == nil, "\(own)")
            #expect(HostileName.trace(in: letter.subject) == nil, "\(letter.subject)")
        }
    }

    @Test("somebody who left or was locked out is left in peace", arguments: Backend.available)
    func left(backend: Backend) async throws {
        let alarm = try await Alarm(backend, at: try Self.date("2026-06-01T06:00:00Z"))
        try await alarm.choose(Reminder(.morning, isOn: true, minutes: 450, channel: .both), for: alarm.ana)
        alarm.leave(alarm.ana)
        try await alarm.look(until: try Self.date("2026-06-03T08:00:00Z"), every: 3_600)
        #expect(try await alarm.notices(of: alarm.ana).isEmpty)
        #expect(try await alarm.letters() == 0)
    }

    @Test("mail stopped by a letter's link stays stopped until it is chosen again", arguments: Backend.available)
    func stopped(backend: Backend) async throws {
        let alarm = try await Alarm(backend, at: try Self.date("2026-06-01T06:00:00Z"))
        let morning = Reminder(.morning, isOn: true, minutes: 450, channel: .both)
        try await alarm.choose(morning, for: alarm.ana)
        let settings = NoticeSettingsStore(database: alarm.database, owner: alarm.ana)
        try await settings.set(.reminder, .mail, to: false)
        try await alarm.look(until: try Self.date("2026-06-01T08:00:00Z"))
        #expect(try await alarm.notices(of: alarm.ana).count == 1)
        #expect(try await alarm.letters() == 0)
        try await alarm.choose(morning, for: alarm.ana)
        try await alarm.look(until: try Self.date("2026-06-02T08:00:00Z"))
        #expect(try await alarm.letters() == 1)
    }

    @Test("who moves to another time zone is reminded by the clock there", arguments: Backend.available)
    func moved(backend: Backend) async throws {
        let alarm = try await Alarm(backend, at: try Self.date("2026-06-01T00:00:00Z"), zone: "Europe/Berlin")
        try await alarm.choose(Reminder(.morning, isOn: true, minutes: 480), for: alarm.ana)
        try await alarm.live(alarm.ana, "Ana", in: "Asia/Tokyo")
        let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        try await DueReminders(database: alarm.database).follow(alarm.ana, to: zone, now: alarm.now)
        // 8:00 in Tokyo is 23:00 UTC the day before.
        try await alarm.look(until: try Self.date("2026-06-01T22:50:00Z"))
        #expect(try await alarm.notices(of: alarm.ana).isEmpty)
        try await alarm.look(until: try Self.date("2026-06-01T23:10:00Z"))
        #expect(try await alarm.notices(of: alarm.ana).count == 1)
    }

    @Test("a look reads what is due by its index, whatever the number of members", arguments: Backend.available)
    func cost(backend: Backend) async throws {
        let alarm = try await Alarm(backend, at: try Self.date("2026-06-01T06:00:00Z"))
        let noon = try Self.date("2026-06-01T12:00:00Z").milliseconds
        try await alarm.database.write { db in
            try db.execute(
                """
                INSERT INTO member (name) WITH RECURSIVE number (n) AS (
                    SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 5000)
                SELECT 'Member ' || n FROM number
                """
            )
            try db.execute(
                """
                INSERT INTO reminder (owner_id, kind, minutes, channel, time_zone, due_at)
                SELECT id, 'meal-2', 720, 'app', 'UTC', \(noon) + id FROM member
                """
            )
        }
        let statement = DueReminders.statement(Date(milliseconds: noon + 50), 200)
        let plan = try await alarm.database.write { db in
            try db.execute("ANALYZE reminder")
            return db.dialect == .postgres
                ? try db.rows("EXPLAIN \(statement)") { try $0.text(0) }
                : try db.rows("EXPLAIN QUERY PLAN \(statement)") { try $0.text(3) }
        }
        #expect(plan.contains { $0.contains("reminder_due") }, "\(plan)")
        #expect(!plan.contains { $0.contains("SCAN reminder") || $0.contains("Seq Scan") }, "\(plan)")
    }
}

extension String {
    /// The first three words.
    fileprivate var opening: String {
        self.split(separator: " ").prefix(3).joined(separator: " ").trimmingCharacters(in: .punctuationCharacters)
    }
}
