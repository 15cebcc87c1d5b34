import HealthMath
import Members
import Support
import Testing
import Web

@testable import Nutrition

struct GoalFormTests {
    private static let least = ["targetKg": "66", "targetDay": "2026-09-01"]

    @Test("needs a weight and a day and nothing else")
    func least() throws {
        let draft = try GoalObject(FormInput(Self.least)).values()
        #expect(draft == GoalDraft(targetKilograms: 66, targetDay: try SampleGoals.day("2026-09-01")))
        #expect(self.complaints([:]).keys.sorted() == ["targetDay", "targetKg"])
    }

    @Test(
        "refuses what can't be meant",
        arguments: [
            (["targetKg": "19.9"], "targetKg"), (["targetKg": "nan"], "targetKg"), (["startKg": "651"], "startKg"),
            (["targetDay": "2026-02-30"], "targetDay"), (["startDay": "yesterday"], "startDay"),
            (["activityFactor": "1.3"], "activityFactor"), (["activityFactor": "3"], "activityFactor"),
            (["version": "0"], "version"), (["fatPercent": "30"], "proteinPercent"),
            (["fatPercent": "30", "carbohydratePercent": "50", "proteinPercent": "21"], "fatPercent"),
            (["fatPercent": "-10", "carbohydratePercent": "90", "proteinPercent": "20"], "fatPercent"),
            (["fatGrams": "60"], "carbohydrateGrams"),
            (["fatGrams": "0", "carbohydrateGrams": "0", "proteinGrams": "0"], "fatGrams"),
        ]
    )
    func refuses(fields: [String: String], field: String) {
        let complaints = self.complaints(Self.least.merging(fields) { _, new in new })
        #expect(complaints[field]?.isEmpty == false)
    }

    @Test("takes every factor there is", arguments: ActivityFactor.allCases)
    func activity(factor: ActivityFactor) throws {
        var input = FormInput(Self.least)
        input.set("activityFactor", to: Numerals.typed(factor.rawValue, decimals: 3))
        #expect(try GoalObject(input).values().activity == factor)
    }

    @Test("takes shares that miss a hundred by rounding and makes them whole")
    func rounded() throws {
        let shares = ["fatPercent": "33.3", "carbohydratePercent": "33.3", "proteinPercent": "33.3"]
        let draft = try GoalObject(FormInput(Self.least.merging(shares) { _, new in new })).values()
        let split = try #require(draft.split)
        #expect(abs(split.fat - 100 / 3.0) < 1e-9)
        #expect(abs(split.fat + split.carbohydrate + split.protein - 100) < 1e-9)
    }

    // 60, 150 and 75 g are 540 + 600 + 300 = 1,440 kcal.
    @Test("grams count before per cents")
    func grams() throws {
        let shares = [
            "fatPercent": "30", "carbohydratePercent": "50", "proteinPercent": "20",
            "fatGrams": "60", "carbohydrateGrams": "150", "proteinGrams": "75",
        ]
        let draft = try GoalObject(FormInput(Self.least.merging(shares) { _, new in new })).values()
        #expect(draft.grams == Macros(fat: 60, carbohydrate: 150, protein: 75))
        #expect(abs(try #require(draft.split).fat - 37.5) < 1e-9)
    }

    @Test(
        "shows a plan so that it reads back the same to a tenth of the unit",
        arguments: [
            (Units.metric, 0.05), (.imperial, 0.03),
            (.init(weight: .st, height: .ft, energy: .kJ, distance: .mi), 0.03),
        ]
    )
    func roundTrip(units: Units, tolerance: Double) throws {
        let plan = try SampleGoals.plan(to: 65.4)
        let form = GoalForm(showing: plan, version: 7, in: units)
        let draft = try form.values()
        #expect(abs(try #require(draft.startKilograms) - 70) <= tolerance)
        #expect(abs(draft.targetKilograms - 65.4) <= tolerance)
        #expect((draft.startDay, draft.targetDay) == (plan.course.startDay, plan.course.targetDay))
        #expect((draft.activity, draft.split, draft.version) == (plan.activity, plan.split, 7))
    }

    @Test("asks for what only the member knows when nothing was said")
    func blank() throws {
        let form = GoalForm(showing: try SampleGoals.ana(), today: try SampleGoals.today, in: .metric)
        #expect(form.input["start"] == "70")
        guard let errors = form.complaints else {
            Issue.record("a goal without a target was taken")
            return
        }
        #expect(errors.messages.keys.sorted() == ["target", "targetDay"])
    }

    private func complaints(_ fields: [String: String]) -> [String: [String]] {
        guard let errors = GoalObject(FormInput(fields)).complaints else { return [:] }
        return errors.messages
    }
}
