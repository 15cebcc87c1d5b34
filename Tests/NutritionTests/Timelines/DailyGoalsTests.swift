import FoodCatalogue
import HealthMath
import Storage
import Support
import Testing

@testable import Nutrition

struct DailyGoalsTests {
    @Test("each day has the goal that was in force on it", arguments: Backend.available)
    func inForce(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let goals = GoalStore(database: kitchen.database, owner: kitchen.ana)
        let (first, second) = (try Kitchen.day("2026-11-01"), try Kitchen.day("2026-11-11"))
        let gentle = try SampleGoals.terms(startDay: first)
        _ = try await goals.set(gentle, today: first, at: Kitchen.now)
        let set = try await goals.set(try SampleGoals.terms(to: 68, startDay: second), today: second, at: Kitchen.now)
        let third = second.adding(days: 5)
        _ = try await goals.remove(version: set.version, today: third, at: Kitchen.now)
        let energy = try #require(Nutrient.numbered(Nutrient.energy))
        let span = first.adding(days: -3)...third.adding(days: 9)
        let daily = try await goals.goals(in: span)
        for run in TimelineStep.day.runs(of: span) {
            let target = try await goals.target(on: run.lowerBound)
            #expect(daily.goal(for: energy, on: run.lowerBound) == target?.kilocalories, "\(run.lowerBound)")
            let fat = try #require(Nutrient.numbered(Nutrient.fat))
            #expect(daily.goal(for: fat, on: run.lowerBound) == target?.macros.fat)
        }
        let vitamin = try #require(Nutrient.numbered(401))
        #expect(daily.goal(for: vitamin, on: second) == nil)
        // The one begun before the days counts on their first.
        let late = second.adding(days: 2)
        #expect(try await goals.goals(in: late...late).goal(for: energy, on: late) == set.terms.daily.kilocalories)
        let bens = GoalStore(database: kitchen.database, owner: kitchen.ben)
        #expect(try await bens.goals(in: span).stretches.isEmpty)
    }
}
