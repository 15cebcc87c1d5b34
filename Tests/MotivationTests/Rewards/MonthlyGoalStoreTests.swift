import Foundation
import HealthMath
import Storage
import Support
import Testing

@testable import Motivation

/// What a member says to the question for a goal.
struct MonthlyGoalStoreTests {
    private func answer(_ house: RewardHouse, of member: Int = 0) async throws -> MonthlyAnswer? {
        let month = try #require(GoalMonth("2026-03"))
        return try await house.goals(of: house.members[member]).answers(for: [month])[month]
    }

    @Test("a goal is set, changed until the 15th, let go and brought back", arguments: Backend.available)
    func change(_ backend: Backend) async throws {
        let house = try await RewardHouse(backend, members: 2)
        let goals = house.goals(of: house.members[0])
        let month = try #require(GoalMonth("2026-03"))
        #expect(try await self.answer(house) == nil)
        #expect(try await goals.set(try house.goal(), on: try house.day("2026-03-20"), at: house.now))
        #expect(try await self.answer(house)?.goal == (try house.goal()))
        let other = try house.goal("2026-03", 150_000)
        #expect(try await !goals.set(other, on: try house.day("2026-03-20"), at: house.now))
        #expect(try await goals.set(other, on: try house.day("2026-03-15"), at: house.now))
        #expect(try await self.answer(house)?.goal == other)
        #expect(try await goals.letGo(month, at: house.now))
        #expect(try await !goals.letGo(month, at: house.now))
        #expect(try await self.answer(house)?.word == .letGo(other))
        #expect(try await !goals.set(other, on: try house.day("2026-03-20"), at: house.now))
        #expect(try await goals.restore(month))
        #expect(try await self.answer(house)?.goal == other)
        #expect(try await self.answer(house, of: 1) == nil)
    }

    @Test("who declined may set a goal on any day, and who set one can't decline", arguments: Backend.available)
    func decline(_ backend: Backend) async throws {
        let house = try await RewardHouse(backend, members: 1)
        let goals = house.goals(of: house.members[0])
        let month = try #require(GoalMonth("2026-03"))
        #expect(try await goals.decline(month, at: house.now))
        #expect(try await self.answer(house)?.word == .declined)
        try await goals.askAgain(month)
        #expect(try await self.answer(house) == nil)
        #expect(try await goals.decline(month, at: house.now))
        #expect(try await goals.set(try house.goal(), on: try house.day("2026-03-31"), at: house.now))
        #expect(try await !goals.decline(month, at: house.now))
        try await goals.askAgain(month)
        #expect(try await self.answer(house)?.goal != nil)
    }

    @Test("what was just set is taken back, what is older stays", arguments: Backend.available)
    func undo(_ backend: Backend) async throws {
        let house = try await RewardHouse(backend, members: 1)
        let goals = house.goals(of: house.members[0])
        let month = try #require(GoalMonth("2026-03"))
        try await house.setGoals(of: house.members)
        try await goals.undo(month, at: house.now.addingTimeInterval(3_600))
        #expect(try await self.answer(house)?.goal != nil)
        try await goals.undo(month, at: house.now.addingTimeInterval(60))
        #expect(try await self.answer(house) == nil)
    }

    @Test("with its reward claimed, a goal stays as it is", arguments: Backend.available)
    func claimed(_ backend: Backend) async throws {
        let house = try await RewardHouse(backend, members: 1)
        let goals = house.goals(of: house.members[0])
        let month = try #require(GoalMonth("2026-03"))
        try await house.setGoals(of: house.members)
        #expect(try await house.claim(house.members[0]) != nil)
        #expect(try await self.answer(house)?.isClaimed == true)
        let other = try house.goal("2026-03", 1_000)
        #expect(try await !goals.set(other, on: try house.day("2026-03-03"), at: house.now))
        #expect(try await !goals.letGo(month, at: house.now))
        try await goals.undo(month, at: house.now)
        #expect(try await self.answer(house)?.goal == (try house.goal()))
    }
}
