import HealthMath
import Members
import Testing

@testable import Nutrition

struct GoalDangerWordsTests {
    private static let imperial = Units.imperial
    private static let joules = Units(weight: .st, height: .ft, energy: .kJ, distance: .mi)

    @Test(
        "says how fast is asked and how fast is safe, in the member's units",
        arguments: [
            (-1.4, 0.8, .metric, "That asks for 1.4 kg a week. Up to 0.8 kg a week is safe for you."),
            (1.4, 0.8, .metric, "That asks for 1.4 kg a week. Up to 0.8 kg a week is safe for you."),
            (-0.83, 0.8, .metric, "That asks for 0.83 kg a week. Up to 0.8 kg a week is safe for you."),
            (-0.801, 0.8, .metric, "That asks for 0.81 kg a week. Up to 0.8 kg a week is safe for you."),
            (-0.79, 0.757, .metric, "That asks for 0.8 kg a week. Up to 0.75 kg a week is safe for you."),
            (-2, 1, imperial, "That asks for 4.4 lb a week. Up to 2.2 lb a week is safe for you."),
            (-2, 1, joules, "That asks for 4.4 lb a week. Up to 2.2 lb a week is safe for you."),
        ] as [(Double, Double, Units, String)]
    )
    func tooFast(asked: Double, most: Double, units: Units, words: String) {
        #expect(GoalDanger.tooFast(kilogramsPerWeek: asked, most: most).words(in: units) == words)
    }

    @Test(
        "rounds what is asked down and what is needed up",
        arguments: [
            (1123.9, 1200, .metric, "That would leave you 1,123 kcal a day. You need at least 1,200 kcal."),
            (1199.6, 1199.8, .metric, "That would leave you 1,199 kcal a day. You need at least 1,200 kcal."),
            (1000, 1200.3, .metric, "That would leave you 1,000 kcal a day. You need at least 1,201 kcal."),
            (0.4, 1500, .metric, "That would leave you nothing to eat. You need at least 1,500 kcal a day."),
            (-300, 1500, .metric, "That would leave you nothing to eat. You need at least 1,500 kcal a day."),
            (1000, 1200, joules, "That would leave you 4,184 kJ a day. You need at least 5,021 kJ."),
        ] as [(Double, Double, Units, String)]
    )
    func tooLittleFood(kilocalories: Double, least: Double, units: Units, words: String) {
        #expect(GoalDanger.tooLittleFood(kilocalories: kilocalories, least: least).words(in: units) == words)
    }

    @Test(
        "names the lightest healthy weight so that typing it is enough",
        arguments: [
            (18.49, .metric, "a BMI of 18.4. The lightest healthy weight for you is 50.4 kg."),
            (17, imperial, "a BMI of 17. The lightest healthy weight for you is 111.2 lb."),
            (17, joules, "a BMI of 17. The lightest healthy weight for you is 7 st 13.2 lb."),
        ] as [(Double, Units, String)]
    )
    func tooLight(index: Double, units: Units, words: String) {
        let danger = GoalDanger.tooLight(bodyMassIndex: index, leastKilograms: 50.4)
        #expect(danger.words(in: units) == "That is underweight for your height: " + words)
    }

    @Test(
        "says the pace of a course",
        arguments: [
            (66.0, .metric, "Lose 0.19 kg a week"), (74, .metric, "Gain 0.19 kg a week"),
            (70, .metric, "Keep your weight"), (69.999, .metric, "Lose 0.01 kg a week"),
            (66, imperial, "Lose 0.41 lb a week"),
        ] as [(Double, Units, String)]
    )
    func pace(target: Double, units: Units, words: String) throws {
        #expect(GoalWords.pace(try SampleGoals.plan(to: target).course, in: units) == words)
    }

    @Test("writes days as people say them")
    func day() throws {
        #expect(DayName.long(try SampleGoals.today) == "14 March 2026")
        #expect(DayName.long(try SampleGoals.day("2027-12-01")) == "1 December 2027")
    }
}
