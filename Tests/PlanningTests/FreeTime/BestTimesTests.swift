import Foundation
import HealthMath
import Testing

@testable import Planning

/// The week of 1 July 2024 in UTC, free from 17:00 to 20:00 every day.
struct BestTimesTests {
    private func week() throws -> (zone: TimeZone, days: [FreeDay]) {
        let zone = try #require(TimeZone(identifier: "UTC"))
        let monday = try #require(CalendarDay(year: 2024, month: 7, day: 1))
        let window = try #require(TimeWindow(from: 17 * 60, to: 20 * 60))
        let settings = FreeTimeSettings(
            windows: Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, [window]) }),
            workout: 60
        )
        return (zone, (0..<7).map { FreeDay(monday.adding(days: $0), in: zone, settings, busy: []) })
    }

    @Test("spreads workouts over the week, at the usual hour")
    func spread() throws {
        let (zone, days) = try self.week()
        let best = BestTimes(usual: [18 * 60], lastHard: nil, zone: zone).suggestions(3, among: days, needed: 60)
        #expect(best.map(\.day.day) == [1, 3, 5])
        #expect(best.allSatisfy { $0.reasons == [.usualHour, .spread, .recovered] })
        #expect(best.map(\.time.start) == [1_719_856_800_000, 1_720_029_600_000, 1_720_202_400_000])
    }

    @Test("waits for recovery from the last hard session")
    func recovery() throws {
        let (zone, days) = try self.week()
        // Sunday, 20:00.
        let best = BestTimes(usual: [], lastHard: 1_719_777_600_000, zone: zone)
            .suggestions(2, among: days, needed: 60)
        #expect(best.map(\.day.day) == [3, 5])
        #expect(best.allSatisfy { $0.reasons == [.spread, .recovered] })
    }

    @Test("keeps clear of planned workouts, and says when a day lies beside one")
    func planned() throws {
        let (zone, days) = try self.week()
        let planned = Set(days.map(\.day).filter { $0.day % 2 == 0 })
        let best = BestTimes(usual: [], lastHard: nil, zone: zone)
            .suggestions(7, among: days, needed: 60, planned: planned)
        #expect(best.map(\.day.day) == [1, 3, 5, 7])
        #expect(best.allSatisfy { !$0.reasons.contains(.spread) })
    }

    @Test("prefers when a buddy has time, but not to rest")
    func company() throws {
        let (zone, days) = try self.week()
        // Tuesday and Thursday from 18:30 to 19:30, and half an hour on Friday.
        let free = try [(1_719_945_000_000, 60), (1_720_117_800_000, 60), (1_720_204_200_000, 30)].map {
            start,
            minutes in
            try #require(Stretch(from: start, to: start + Int64(minutes) * 60_000))
        }
        let best = BestTimes(usual: [18 * 60], lastHard: nil, zone: zone, buddies: [.init(name: "Ben", free: free)])
            .suggestions(3, among: days, needed: 60)
        #expect(best.map(\.day.day) == [2, 4, 6])
        #expect(best[0].reasons == [.usualHour, .spread, .recovered, .company("Ben")])
        #expect(best[0].time == free[0] && best[1].time == free[1])
        #expect(!best[2].reasons.contains(.company("Ben")))
        let words = FreeTimeWords.reasons(best[0], hasHardSession: false)
        #expect(words == "Your usual hour, nothing planned the day before or after, Ben has time too.")
    }

    @Test("suggests no more than there is")
    func few() throws {
        let (zone, _) = try self.week()
        #expect(BestTimes(usual: [], lastHard: nil, zone: zone).suggestions(3, among: [], needed: 60).isEmpty)
    }
}
