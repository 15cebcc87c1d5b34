import HealthMath
import Testing

@testable import Motivation

struct GoalProgressTests {
    private func day(_ number: Int) throws -> CalendarDay {
        try #require(CalendarDay(year: 2028, month: 3, day: number))
    }

    private func goal(_ target: Int) throws -> MonthlyGoal {
        MonthlyGoal(month: try #require(GoalMonth("2028-03")), kind: .steps, target: target)
    }

    @Test("days add up, and the day on which the target is there is known")
    func reached() throws {
        let goal = try self.goal(100_000)
        var amounts: [CalendarDay: Double] = [:]
        for number in 1...9 { amounts[try self.day(number)] = 10_000 }
        let near = GoalProgress(goal, amounts)
        #expect(near.counted == 90_000 && near.percent == 90 && !near.isReached)
        for number in 10...20 { amounts[try self.day(number)] = 10_000 }
        let there = GoalProgress(goal, amounts)
        #expect(there.counted == 100_000 && there.percent == 100)
        #expect(there.reachedOn == (try self.day(10)))
    }

    @Test("parts of a kilocalorie are rounded as everywhere, and never up to a goal that isn't reached")
    func rounded() throws {
        let progress = GoalProgress(try self.goal(2_000), [try self.day(1): 205.3, try self.day(2): 205.4])
        #expect(progress.counted == 411 && progress.percent == 20)
        let near = GoalProgress(
            try self.goal(4),
            try Dictionary(uniqueKeysWithValues: (1...4).map { (try self.day($0), 0.95) })
        )
        #expect(near.counted == 3 && !near.isReached)
    }

    @Test("a day counts for a quarter at most, so no slip of the keyboard reaches a goal")
    func most() throws {
        let goal = try self.goal(100_000)
        let one = GoalProgress(goal, [try self.day(2): 200_000])
        #expect(one.counted == 25_000 && !one.isReached)
        var amounts: [CalendarDay: Double] = [:]
        for number in [2, 5, 9, 12] { amounts[try self.day(number)] = 200_000 }
        #expect(GoalProgress(goal, amounts).reachedOn == (try self.day(12)))
    }

    @Test("other months, and numbers that are none, don't count")
    func others() throws {
        let goal = try self.goal(1)
        let other = try #require(CalendarDay("2028-04-01"))
        let amounts = [other: 50_000, try self.day(3): .nan, try self.day(4): -20, try self.day(5): .infinity]
        #expect(GoalProgress(goal, amounts).counted == 0)
    }
}
