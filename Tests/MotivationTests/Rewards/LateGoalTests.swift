import Foundation
import Members
import Support
import Testing
import Web

@testable import Motivation

struct LateGoalTests {
    @Test(
        "in the last days of a month no goal can be set, and nothing offers one",
        arguments: [("2026-03-27", true), ("2026-03-28", false), ("2026-03-31", false)]
    )
    func late(day: String, isOpen: Bool) async throws {
        let house = try await RewardHouse(.sqlite, members: 1, at: "\(day)T12:00:00Z")
        let member = Member(id: house.members[0], screenName: "ana", firstName: "Ana")
        let goals = MonthlyGoals(
            database: house.database,
            seal: house.seal,
            ports: house.ports(),
            switches: HouseSwitches(),
            now: { house.now }
        )
        let state = try await goals.state(of: member)
        #expect(state.mayChange == isOpen)
        #expect(MonthlyGoalResponse(state, []).mayChange == isOpen)
        let values = MonthlyGoalForm.Values(kind: .steps, target: 40_000)
        if !isOpen { await #expect(throws: FormErrors.self) { try await goals.set(values, of: member) } }
    }
}
