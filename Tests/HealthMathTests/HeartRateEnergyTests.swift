import Testing

@testable import HealthMath

struct HeartRateEnergyTests {
    // Worked examples as printed by calculatorlib.com (first) and webtoolsguru.com (the others); the digits they print.
    @Test(
        "gives the published examples of Keytel's equations",
        arguments: [
            (Sex.male, 150.0, 80.0, 35, 30.0, 448.0, 0.5), (.male, 140, 75, 30, 30, 388.55, 0.01),
            (.female, 140, 65, 30, 30, 259.68, 0.01),
        ]
    )
    func published(
        sex: Sex,
        beats: Double,
        kilograms: Double,
        age: Int,
        minutes: Double,
        kilocalories: Double,
        digits: Double
    ) {
        let burned = HeartRateEnergy.kilocalories(
            sex: sex,
            beats: beats,
            kilograms: kilograms,
            age: age,
            minutes: minutes
        )
        #expect(abs(burned - kilocalories) <= digits)
    }

    @Test("never falls below zero and rises with the pulse", arguments: seeds)
    func shape(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let sex = try #require(Sex.allCases.randomElement(using: &random))
        let beats = Double.random(in: HeartRateEnergy.plausiblePulse, using: &random)
        let kilograms = Double.random(in: Plausible.kilograms, using: &random)
        let age = Int.random(in: 13...100, using: &random)
        func rate(_ beats: Double) -> Double {
            HeartRateEnergy.kilocaloriesPerMinute(sex: sex, beats: beats, kilograms: kilograms, age: age)
        }
        #expect(rate(beats) >= 0)
        #expect(rate(beats + 1) >= rate(beats))
        #expect(rate(beats + 300) > rate(beats))
    }

    @Test("counts a woman's weight against her, as published, and a man's for him")
    func weight() {
        func rate(_ sex: Sex, _ kilograms: Double) -> Double {
            HeartRateEnergy.kilocaloriesPerMinute(sex: sex, beats: 140, kilograms: kilograms, age: 30)
        }
        #expect(rate(.female, 80) < rate(.female, 60))
        #expect(rate(.male, 80) > rate(.male, 60))
        #expect(abs(rate(.other, 70) - (rate(.female, 70) + rate(.male, 70)) / 2) < 1e-12)
    }

    @Test("gives nothing for a pulse at rest and for no time")
    func nothing() {
        #expect(HeartRateEnergy.kilocaloriesPerMinute(sex: .male, beats: 40, kilograms: 60, age: 20) == 0)
        #expect(HeartRateEnergy.kilocalories(sex: .male, beats: 150, kilograms: 60, age: 20, minutes: -5) == 0)
    }
}
