import HealthMath
import Testing

@testable import Motivation

struct MissionProgressTests {
    /// A Monday.
    private let monday = CalendarDay("2026-03-09") ?? .first

    private func mission(_ kind: MissionKind, _ target: Double?, _ times: Int?) throws -> Mission {
        Mission(id: "m", aim: try #require(MissionAim(kind, target: target, times: times)), startedOn: self.monday)
    }

    private func days(_ offsets: some Sequence<Int>) -> [CalendarDay] { offsets.map { self.monday.adding(days: $0) } }

    @Test("a week counts on the day that brought it to what was set out to")
    func workouts() throws {
        let mission = try self.mission(.workouts, 3, 2)
        var facts = MissionFacts(trained: Set(self.days([0, 2, 4, 7, 8])))
        let half = MissionProgress(mission, facts)
        #expect(half.amount == 1)
        #expect(half.reachedOn == nil)
        #expect(half.percent(of: mission.aim) == 50)
        facts.trained.formUnion(self.days([12]))
        #expect(MissionProgress(mission, facts).reachedOn == self.monday.adding(days: 12))
    }

    @Test("days before the start don't count, nor days with less")
    func steps() throws {
        let mission = try self.mission(.steps, 7_000, 7)
        var facts = MissionFacts()
        for day in self.days(-3..<6) { facts.steps[day] = 7_000 }
        facts.steps[self.monday.adding(days: 6)] = 6_999
        #expect(MissionProgress(mission, facts).amount == 6)
        #expect(MissionProgress(mission, facts).reachedOn == nil)
        facts.steps[self.monday.adding(days: 6)] = 7_001
        #expect(MissionProgress(mission, facts).reachedOn == self.monday.adding(days: 6))
    }

    @Test("each kind counts its own, and days need not be in a row")
    func kinds() throws {
        let days = self.days([0, 2, 4, 6, 8, 10, 12])
        let water = Dictionary(uniqueKeysWithValues: days.map { ($0, 2_000.0) })
        let facts = MissionFacts(logged: Set(days), water: water)
        for mission in [try self.mission(.logging, nil, 7), try self.mission(.water, 2_000, 7)] {
            #expect(MissionProgress(mission, facts).reachedOn == self.monday.adding(days: 12))
        }
        #expect(MissionProgress(try self.mission(.steps, 1_000, 7), facts).amount == 0)
    }

    @Test("the share of a weight is that of the way, never below nothing or above all")
    func share() throws {
        let aim = try #require(MissionAim(.weight, target: 70, start: 80))
        func percent(_ kilograms: Double?) -> Int? {
            MissionProgress(amount: kilograms, reachedOn: nil).percent(of: aim)
        }
        #expect(percent(75) == 50)
        #expect(percent(85) == 0)
        #expect(percent(60) == 100)
        #expect(percent(nil) == nil)
        #expect(percent(.infinity) == nil)
    }
}
