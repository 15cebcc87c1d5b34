import Testing

@testable import HealthMath

struct BasalMetabolicRateTests {
    // Worked examples as printed by calculatorlib.com (first), calculatorhub.com (next two), complete.tools (last two).
    @Test(
        "gives the published examples of Mifflin–St Jeor",
        arguments: [
            (Sex.male, 70.0, 175.0, 30, 1648.75), (.male, 75, 175, 30, 1698.75), (.female, 60, 165, 30, 1320.25),
            (.female, 70, 165, 30, 1420.25), (.male, 85, 180, 45, 1755),
        ]
    )
    func published(sex: Sex, kilograms: Double, centimetres: Double, age: Int, kilocalories: Double) {
        let rate = BasalMetabolicRate.kilocalories(
            sex: sex,
            kilograms: kilograms,
            centimetres: centimetres,
            age: age
        )
        #expect(rate == kilocalories)
    }

    // The table calculatorlib.com prints under the first of them, in whole calories.
    @Test(
        "gives the published daily needs by activity",
        arguments: [
            (ActivityFactor.none, 1649.0), (.sedentary, 1978), (.light, 2267), (.moderate, 2556), (.active, 2844),
            (.veryActive, 3133),
        ]
    )
    func daily(activity: ActivityFactor, kilocalories: Double) {
        let rate = BasalMetabolicRate.kilocalories(sex: .male, kilograms: 70, centimetres: 175, age: 30)
        #expect(abs(rate * activity.rawValue - kilocalories) < 0.500_001)
    }

    @Test("rises with weight and height, falls with age, is the mean for other", arguments: seeds)
    func shape(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let kilograms = Double.random(in: Plausible.kilograms, using: &random)
        let centimetres = Double.random(in: Plausible.centimetres, using: &random)
        let age = Int.random(in: 13...100, using: &random)
        func rate(_ sex: Sex, heavier: Double = 0, taller: Double = 0, older: Int = 0) -> Double {
            BasalMetabolicRate.kilocalories(
                sex: sex,
                kilograms: kilograms + heavier,
                centimetres: centimetres + taller,
                age: age + older
            )
        }
        #expect(rate(.female, heavier: 0.1) > rate(.female))
        #expect(rate(.female, taller: 0.1) > rate(.female))
        #expect(rate(.female, older: 1) < rate(.female))
        #expect(abs(rate(.other) - (rate(.female) + rate(.male)) / 2) < 1e-9)
    }

    @Test("takes the age reached on the day")
    func birthday() throws {
        let birthday = try #require(CalendarDay("1996-03-14"))
        let ana = BodyFacts(sex: .female, birthday: birthday, centimetres: 165, kilograms: 70)
        #expect(ana.basalMetabolicRate(on: try #require(CalendarDay("2026-03-13"))) == 1425.25)
        #expect(ana.basalMetabolicRate(on: try #require(CalendarDay("2026-03-14"))) == 1420.25)
        #expect((ana.bodyMassIndex.value * 10).rounded() / 10 == 25.7)
    }
}
