import HealthMath
import Members
import Testing
import Web

@testable import Nutrition

struct GoalPreviewTests {
    // 1,420.25 × 1.2 − 8.818 lb × 3,500 / 150 days = 1,498.5 kcal.
    @Test("shows the numbers of a safe plan")
    func safe() throws {
        let preview = GoalPreview(try SampleGoals.plan(), nil, in: .metric)
        let numbers = try #require(preview.numbers.first)
        #expect((numbers.dailyEnergy, numbers.energyUnit) == ("1,499", "kcal"))
        #expect(numbers.pace == "Lose 0.19 kg a week")
        #expect(numbers.macros.map(\.macroGrams) == ["50", "187", "75"])
        #expect(preview.refusals.isEmpty && preview.remark.isEmpty && !preview.isWaiting)
    }

    @Test("says when grams had to be fitted to the day", arguments: [(60.0, true), (45.0, false)])
    func fitted(fat: Double, isFitted: Bool) throws {
        var plan = try SampleGoals.plan(to: 70)
        // 45, 200 and 124.825 g are the day's 1,704.3 kcal.
        let grams = Macros(fat: fat, carbohydrate: 200, protein: 124.825)
        plan.split = try #require(MacroSplit(grams))
        var draft = GoalDraft(targetKilograms: 70, targetDay: plan.course.targetDay)
        draft.grams = grams
        #expect(GoalPreview(plan, draft, in: .metric).remark.isEmpty != isFitted)
    }

    @Test(
        "a proposal sent back is the very one, safe to the last digit",
        arguments: [(60.0, 20), (40, 300), (100, 100), (70, -3), (63.333_333, 77)],
        [Units.metric, .imperial]
    )
    func proposal(course: (target: Double, days: Int), units: Units) throws {
        let asked = try SampleGoals.plan(to: course.target, days: course.days)
        guard case .refused(_, let proposed?) = asked.judged() else {
            Issue.record("nothing was proposed")
            return
        }
        let refusal = try #require(GoalPreview(asked, nil, in: units).refusals.first)
        #expect(!refusal.reasons.isEmpty)
        let fields = try #require(refusal.proposals.first).hiddenFields.map { ($0.hiddenName, $0.hiddenValue) }
        let draft = try GoalObject(FormInput(Dictionary(uniqueKeysWithValues: fields))).values()
        let plan = draft.plan(from: try SampleGoals.ana(), editing: nil, today: try SampleGoals.today)
        #expect(plan == proposed)
    }
}
