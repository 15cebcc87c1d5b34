import Foundation
import HealthMath
import Testing

@testable import Nutrition

struct GoalRefusalTests {
    @Test("tells a device every reason by field, and a proposal it can send as it is")
    func refusal() throws {
        guard case .refused(let dangers, let proposal) = try SampleGoals.plan(to: 48, days: 30).judged() else {
            Issue.record("a dangerous goal was accepted")
            return
        }
        let refusal = GoalRefusal(dangers, proposal: proposal)
        #expect(refusal.status == 422)
        #expect(refusal.errors.mapValues(\.count) == ["targetDay": 2, "targetKg": 1])
        #expect(refusal.detail.hasPrefix("That goal is not safe for you. That asks for 5.1 kg a week."))
        let answer = try #require(refusal.proposal)
        #expect((answer.startKg, answer.targetKg) == (70, 50.4))
        #expect((answer.id, answer.version) == (nil, nil))
        #expect(answer.kgPerWeek < 0)
    }

    @Test("keeps a proposal's shares to the hundredth")
    func shares() throws {
        var plan = try SampleGoals.plan()
        plan.split = try #require(MacroSplit(Macros(fat: 60, carbohydrate: 150, protein: 70)))
        let answer = GoalResponse(proposing: GoalTerms(plan))
        #expect(abs(answer.fatPercent + answer.carbohydratePercent + answer.proteinPercent - 100) < 0.02)
        #expect((answer.fatPercent * 100).rounded() / 100 == answer.fatPercent)
    }
}
