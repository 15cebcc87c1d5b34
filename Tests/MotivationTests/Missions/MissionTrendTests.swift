import HealthMath
import Testing

@testable import Motivation

struct MissionTrendTests {
    private let start = CalendarDay("2026-03-01") ?? .first
    private let aim = MissionAim(.weight, target: 70, start: 74)

    /// A weighing a day, on a straight line.
    private func weighings(_ days: Int, from kilograms: Double, perDay: Double) -> [WeighedDay] {
        (0..<days).map {
            WeighedDay(day: self.start.adding(days: $0), kilograms: kilograms + perDay * Double($0))
        }
    }

    private func reachedOn(_ weighings: [WeighedDay], known: CalendarDay? = nil) throws -> CalendarDay? {
        MissionTrend.reachedOn(try #require(self.aim), known: known, weighings)
    }

    @Test("a trend that comes to the target reaches it")
    func reached() throws {
        let weighings = self.weighings(60, from: 74, perDay: -0.1)
        #expect(try self.reachedOn(weighings) == weighings.last?.day)
        #expect(try self.reachedOn(self.weighings(25, from: 74, perDay: -0.1)) == nil)
    }

    @Test("less than two weeks of weighings reach nothing")
    func short() throws {
        #expect(try self.reachedOn(self.weighings(13, from: 69, perDay: 0)) == nil)
        #expect(try self.reachedOn([]) == nil)
    }

    @Test("one slip of the keyboard reaches nothing", arguments: [20.0, 40, 60, 66])
    func outlier(kilograms: Double) throws {
        for place in [10, 25, 29] {
            var weighings = self.weighings(30, from: 73, perDay: 0)
            weighings[place] = WeighedDay(day: weighings[place].day, kilograms: kilograms)
            #expect(try self.reachedOn(weighings) == nil, "the \(place)th")
        }
    }

    @Test("what comes later doesn't take it back, and deleting its weighings does")
    func stays() throws {
        let weighings = self.weighings(50, from: 74, perDay: -0.1)
        let day = try #require(try self.reachedOn(weighings))
        let later = (1...30).map { WeighedDay(day: day.adding(days: $0), kilograms: 73) }
        #expect(try self.reachedOn(weighings + later, known: day) == day)
        #expect(try self.reachedOn(weighings + later) == nil)
        #expect(try self.reachedOn(Array(weighings.prefix(20)), known: day) == nil)
    }

    @Test("a gain reaches its target too")
    func gain() throws {
        let aim = try #require(MissionAim(.weight, target: 60, start: 57))
        let weighings = self.weighings(60, from: 57, perDay: 0.06)
        #expect(MissionTrend.reachedOn(aim, known: nil, weighings) == weighings.last?.day)
        #expect(MissionTrend.reachedOn(aim, known: nil, Array(weighings.prefix(30))) == nil)
    }
}
