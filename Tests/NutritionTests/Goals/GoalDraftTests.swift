import HealthMath
import Testing
import Web

@testable import Nutrition

struct GoalDraftTests {
    @Test("begins today, with the weight of today and the usual split, when nothing else is said")
    func filledIn() throws {
        let today = try SampleGoals.today
        let draft = GoalDraft(targetKilograms: 66, targetDay: today.adding(days: 150))
        let plan = draft.plan(from: try SampleGoals.ana(), editing: nil, today: today)
        #expect(plan == (try SampleGoals.plan()))
    }

    @Test("leaves what isn't said as it is in the goal being changed")
    func editing() throws {
        let start = try SampleGoals.day("2026-02-01")
        let split = try #require(MacroSplit(fat: 25, carbohydrate: 40, protein: 35))
        let before = try SampleGoals.terms(startDay: start)
        let terms = GoalTerms(course: before.course, activity: .moderate, split: split, daily: before.daily)
        let draft = GoalDraft(targetKilograms: 65, targetDay: try SampleGoals.day("2026-12-01"))
        let goal = Goal(id: "one", terms: terms, version: 3)
        let plan = draft.plan(from: try SampleGoals.ana(), editing: goal, today: try SampleGoals.today)
        #expect((plan.activity, plan.split) == (.moderate, split))
        #expect((plan.course.startDay, plan.course.startKilograms) == (start, 70))
        #expect(plan.course.targetKilograms == 65)
    }

    @Test(
        "reaches from a year ago to ten years ahead",
        arguments: [
            (-366, 3653, []), (-367, 100, ["startDay"]), (0, 3654, ["targetDay"]),
            (-367, 3654, ["startDay", "targetDay"]), (0, -367, ["targetDay"]),
        ] as [(Int, Int, [String])]
    )
    func bounds(start: Int, target: Int, fields: [String]) throws {
        let today = try SampleGoals.today
        let (startDay, targetDay) = (today.adding(days: start), today.adding(days: target))
        let draft = GoalDraft(targetKilograms: 66, startDay: startDay, targetDay: targetDay)
        #expect(draft.complaints(today: today).messages.keys.sorted() == fields)
    }

    // 4 kg at half a kilogram a week are 56 days. Sedentary, only 1,704.3 − 1,200 kcal a day may be saved, of which
    // a suggestion leaves 100, and 8.82 lb hold 30,865: 77 days.
    @Test(
        "suggests a calm and safe way to the weight the member said they would like",
        arguments: [(ActivityFactor.moderate, 56), (.sedentary, 77)]
    )
    func suggestion(activity: ActivityFactor, days: Int) throws {
        let today = try SampleGoals.today
        let known = try SampleGoals.ana(desired: 66, activity: activity)
        let plan = try #require(GoalPlan.suggested(for: known, today: today))
        #expect((plan.course.targetKilograms, plan.course.startDay, plan.activity) == (66, today, activity))
        #expect(plan.course.days == days)
        guard case .accepted = plan.judged() else {
            Issue.record("an unsafe goal was suggested")
            return
        }
    }

    @Test("suggests nothing without a weight to reach", arguments: [nil, 70])
    func noSuggestion(desired: Double?) throws {
        #expect(GoalPlan.suggested(for: try SampleGoals.ana(desired: desired), today: try SampleGoals.today) == nil)
    }
}
