import Foundation
import HealthMath
import Members
import Storage
import Testing

@testable import Planning

struct FreeTimeWordsTests {
    /// What is said at a minute of a Saturday with hours from 10 to 18.
    private func words(at minute: Int, busy: (Int, Int)? = nil, isOff: Bool = false) throws -> String {
        let day = try #require(CalendarDay("2026-03-14"))
        let settings = FreeTimeSettings(
            windows: [.saturday: [try #require(TimeWindow(from: 600, to: 1_080))]],
            workout: 45
        )
        let clock = WallClock(.gmt)
        let (start, now) = (clock.instant(of: day, minutes: 0), clock.instant(of: day, minutes: minute))
        let past = try #require(Stretch(from: start.milliseconds, to: now.milliseconds))
        let taken = busy.flatMap { TimeWindow(from: $0.0, to: $0.1)?.stretch(on: day, in: .gmt) }
        let known = FreeWeek.Day(
            free: FreeDay(day, in: .gmt, settings, busy: []),
            ahead: FreeDay(day, in: .gmt, settings, busy: [past] + [taken].compactMap(\.self)),
            busy: [],
            planned: [],
            best: nil,
            isFreed: false,
            isTaken: false,
            isOff: isOff,
            isOver: settings.end(of: day, in: .gmt).map { $0 <= now.milliseconds } ?? false
        )
        return FreeTimeWords.day(known, settings, today: day)
    }

    @Test("hours that are over aren't said to be taken")
    func over() throws {
        #expect(try self.words(at: 540) == "One good slot of 45 minutes or more.")
        let over = "Your hours of today are over, but there is time outside them."
        #expect(try self.words(at: 18 * 60 + 23) == over)
        #expect(try self.words(at: 22 * 60 + 10) == "Nothing left today, and that's fine.")
    }

    @Test("hours of which the rest is taken aren't said to be over")
    func notOver() throws {
        let words = try self.words(at: 16 * 60 + 54, busy: (16 * 60, 17 * 60 + 55))
        #expect(words == "What is left of your hours is taken, but there is time outside them.")
    }

    @Test("a day of which its member said “not today” offers nothing")
    func off() throws {
        #expect(try self.words(at: 540, isOff: true) == "You said not today, and that's fine.")
    }
}
