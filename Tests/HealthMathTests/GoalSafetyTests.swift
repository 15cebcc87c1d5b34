import Testing

@testable import HealthMath

struct GoalSafetyTests {
    // By hand: 10 lb in 100 days is 10 × 3,500 / 100 = 350 kcal a day below 1,420.25 × 1.2 = 1,704.3.
    @Test("reckons the day's calories as the formula says", arguments: [(-10.0, 1354.3), (0, 1704.3), (10, 2054.3)])
    func daily(pounds: Double, kilocalories: Double) throws {
        let course = try Course.make(from: 70, to: 70 + WeightUnit.pound.kilograms(pounds), days: 100)
        let daily = GoalSafety(body: try Course.ana, activity: .sedentary).dailyKilocalories(on: course)
        #expect(abs(daily - kilocalories) < 1e-9)
    }

    @Test(
        "allows 1 % of the weight a week and never more than a kilogram",
        arguments: [(80.0, 0.8), (100, 1), (140, 1)]
    )
    func most(start: Double, kilograms: Double) {
        #expect(abs(GoalSafety.mostKilogramsPerWeek(from: start) - kilograms) < 1e-12)
    }

    // Rates at rest: Ana 1,420.25; the tall and heavy man 10 × 150 + 6.25 × 200 − 5 × 45 + 5 = 2,530.
    @Test(
        "keeps the least calories for each sex, and 0.8 of the rate at rest",
        arguments: [
            (Sex.female, 70.0, 165.0, "1996-01-01", 1200.0), (.male, 70, 165, "1996-01-01", 1500),
            (.other, 70, 165, "1996-01-01", 1350), (.male, 150, 200, "1981-01-01", 2024),
        ]
    )
    func least(sex: Sex, kilograms: Double, centimetres: Double, birthday: String, least: Double) throws {
        let birthday = try #require(CalendarDay(birthday))
        let body = BodyFacts(sex: sex, birthday: birthday, centimetres: centimetres, kilograms: kilograms)
        let floor = GoalSafety(body: body, activity: .none).leastKilocalories(on: try Course.start)
        #expect(abs(floor - least) < 1e-9)
    }

    @Test("takes a course exactly at the limit, down or up", arguments: [72.0, 88])
    func atTheLimit(target: Double) throws {
        let safety = GoalSafety(body: try Course.ben, activity: .active)
        #expect(safety.dangers(of: try Course.make(from: 80, to: target, days: 70)).isEmpty)
        let sooner = safety.dangers(of: try Course.make(from: 80, to: target, days: 69))
        #expect(sooner == [.tooFast(kilogramsPerWeek: (target - 80) * 7 / 69, most: 0.8)])
    }

    // 5 weeks at 1 % of 80.5 kg are 4.025 kg, which doubles make 0.8050000000000012 a week.
    @Test("does not refuse the limit for a rounding error")
    func roundingError() throws {
        let safety = GoalSafety(body: try Course.ben, activity: .active)
        #expect(safety.dangers(of: try Course.make(from: 80.5, to: 76.475, days: 35)).isEmpty)
    }

    // Eva uses 1,111.8 kcal a day sedentary and 926.5 by the plain formula, both below 1,200.
    @Test("lets a small body keep its weight on less than is advised", arguments: [ActivityFactor.sedentary, .none])
    func keeping(activity: ActivityFactor) throws {
        let safety = GoalSafety(body: try Course.eva, activity: activity)
        let keeping = try Course.make(from: 45, to: 45, days: 90)
        #expect(safety.dangers(of: keeping).isEmpty)
        #expect(abs(safety.leastKilocalories(on: keeping) - 0.8 * 926.5) < 1e-9)
        let losing = try Course.make(from: 45, to: 44.9, days: 90)
        #expect(safety.leastKilocalories(on: losing) == 1200)
        #expect(!safety.dangers(of: losing).isEmpty)
    }

    // 40 kg at 150 cm is a BMI of 17.8.
    @Test("lets nobody keep an underweight weight")
    func keepingUnderweight() throws {
        var body = try Course.eva
        body.kilograms = 40
        let dangers = GoalSafety(body: body, activity: .light).dangers(of: try Course.make(from: 40, to: 40, days: 90))
        let index = BodyMassIndex(kilograms: 40, centimetres: 150).value
        #expect(dangers == [.tooLight(bodyMassIndex: index, leastKilograms: 41.7)])
    }

    @Test("takes no course that has no days", arguments: [0, -1, -400])
    func noTime(days: Int) throws {
        let safety = GoalSafety(body: try Course.ben, activity: .active)
        let asked = try Course.make(from: 80, to: 78, days: days)
        #expect(safety.dangers(of: asked) == [.noTime])
        // 2 kg at 0.8 kg a week: 17.5 days.
        #expect(try #require(safety.nearestSafe(to: asked)).days == 18)
    }

    @Test("takes no measure that is no number", arguments: [Double.nan, .infinity, -.infinity])
    func noNumber(kilograms: Double) throws {
        let safety = GoalSafety(body: try Course.ben, activity: .active)
        let asked = try Course.make(from: 80, to: kilograms, days: 100)
        #expect(!safety.dangers(of: asked).isEmpty)
    }
}
