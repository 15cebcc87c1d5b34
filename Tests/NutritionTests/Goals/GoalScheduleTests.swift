import HealthMath
import Testing

@testable import Nutrition

struct GoalScheduleTests {
    @Test("has no goal on any day when there is none")
    func none() throws {
        let today = try SampleGoals.today
        #expect(GoalSchedule([], from: today).stretches == [.init(from: today, goal: nil)])
    }

    @Test("gives today on to the newest goal that has begun")
    func newest() throws {
        let today = try SampleGoals.today
        let goals = [try self.goal("new", in: -3), try self.goal("old", in: -400)]
        #expect(GoalSchedule(goals, from: today).stretches == [.init(from: today, goal: goals[0])])
    }

    @Test("leaves the days before a goal begins to the one behind it")
    func later() throws {
        let today = try SampleGoals.today
        let goals = [try self.goal("new", in: 30), try self.goal("old", in: -10)]
        let stretches: [GoalSchedule.Stretch] = [
            .init(from: today, goal: goals[1]), .init(from: today.adding(days: 30), goal: goals[0]),
        ]
        #expect(GoalSchedule(goals, from: today).stretches == stretches)
        #expect(GoalSchedule([goals[0]], from: today).stretches.first == .init(from: today, goal: nil))
    }

    @Test("does not go back to an older goal that begins after a newer one")
    func olderBeginsLater() throws {
        let today = try SampleGoals.today
        let goals = [try self.goal("new", in: 10), try self.goal("old", in: 20)]
        let stretches: [GoalSchedule.Stretch] = [
            .init(from: today, goal: nil), .init(from: today.adding(days: 10), goal: goals[0]),
        ]
        #expect(GoalSchedule(goals, from: today).stretches == stretches)
    }

    private func goal(_ id: String, in days: Int) throws -> Goal {
        Goal(id: id, terms: try SampleGoals.terms(startDay: try SampleGoals.today.adding(days: days)), version: 1)
    }
}
