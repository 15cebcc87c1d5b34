import Foundation
import Storage
import Support
import Testing

@testable import Nutrition

/// One member's odd row and everybody else's reminders.
struct OddReminderTests {
    private static let start = "2026-06-01T06:00:00Z"

    private static func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    /// Reminders of Ben's that no version knows, due before anybody's.
    private static func addOdd(_ count: Int, _ alarm: Alarm) async throws {
        let due = alarm.now.milliseconds
        try await alarm.database.write { [ben = alarm.ben] db in
            for number in 0..<count {
                try db.execute(
                    """
                    INSERT INTO reminder (owner_id, kind, minutes, channel, time_zone, due_at)
                    VALUES (\(ben), \("nonsense \(number)"), 450, 'app', 'Mars/Olympus', \(due))
                    """
                )
            }
        }
    }

    @Test("a reminder of an unknown kind stops nobody else's, and the operator is told", arguments: Backend.available)
    func kind(_ backend: Backend) async throws {
        let alarm = try await Alarm(backend, at: try Self.date(Self.start))
        try await alarm.choose(Reminder(.morning, isOn: true, minutes: 450), for: alarm.ana)
        try await Self.addOdd(1, alarm)
        try await alarm.look(until: try Self.date("2026-06-01T08:00:00Z"))
        #expect(try await alarm.notices(of: alarm.ana).count == 1)
        #expect(alarm.database.setAside.all == [RowName("reminder", owner: alarm.ben, key: "nonsense 0")])
    }

    @Test("however many there are, they aren't found again before all others", arguments: Backend.available)
    func many(_ backend: Backend) async throws {
        let alarm = try await Alarm(backend, at: try Self.date(Self.start))
        try await alarm.choose(Reminder(.morning, isOn: true, minutes: 450), for: alarm.ana)
        // More than two looks take.
        try await Self.addOdd(450, alarm)
        alarm.move(to: try Self.date("2026-06-01T07:30:00Z"))
        for _ in 0..<3 { try await alarm.look() }
        #expect(try await alarm.notices(of: alarm.ana).count == 1)
        #expect(alarm.database.setAside.count == 450)
    }

    @Test("a goal that can't be read costs its owner the summary, and nobody else", arguments: Backend.available)
    func goal(_ backend: Backend) async throws {
        let alarm = try await Alarm(backend, at: try Self.date(Self.start))
        for owner in [alarm.ana, alarm.ben] {
            try await alarm.choose(Reminder(.summary, isOn: true, minutes: 450), for: owner)
        }
        try await alarm.database.write { [ben = alarm.ben] db in
            try db.execute(
                """
                INSERT INTO goal (owner_id, id, start_day, target_day, start_kg, target_kg, activity_factor,
                    fat_percent, carbohydrate_percent, protein_percent, kcal, fat, carbohydrate, protein, version,
                    created_at)
                VALUES (\(ben), 'g', '2026-99-99', '2027-11-20', 70, 69, 1.2, 30, 50, 20, 2000, 1, 1, 1, 1, 0)
                """
            )
        }
        try await alarm.look(until: try Self.date("2026-06-01T08:00:00Z"))
        #expect(try await alarm.notices(of: alarm.ana).count == 1)
        #expect(try await alarm.notices(of: alarm.ben).isEmpty)
        #expect(alarm.database.setAside.all == [RowName("reminder", owner: alarm.ben, key: "summary")])
        // Once it can be read again, the next day's comes.
        try await alarm.database.write { try $0.execute("UPDATE goal SET start_day = '2026-05-01'") }
        try await alarm.look(until: try Self.date("2026-06-02T08:00:00Z"))
        #expect(try await alarm.notices(of: alarm.ben).count == 1)
    }

    @Test("who can't be found for a while is reminded again afterwards", arguments: Backend.available)
    func found(_ backend: Backend) async throws {
        let alarm = try await Alarm(backend, at: try Self.date(Self.start))
        try await alarm.choose(Reminder(.morning, isOn: true, minutes: 450), for: alarm.ana)
        alarm.leave(alarm.ana)
        try await alarm.look(until: try Self.date("2026-06-03T08:00:00Z"), every: 3_600)
        #expect(try await alarm.notices(of: alarm.ana).isEmpty)
        try await alarm.live(alarm.ana, "Ana", in: "UTC")
        try await alarm.look(until: try Self.date("2026-06-04T08:00:00Z"))
        #expect(try await alarm.notices(of: alarm.ana).count == 1)
    }
}
