import Testing

@testable import HealthMath

struct ActivityEnergyTests {
    @Test(
        "gives the table's own calories at the table's own weights",
        arguments: [
            (TableActivity.walking, 460.0, 370.0), (.cycling, 460, 370), (.dancing, 460, 370), (.swimming, 730, 580),
            (.running, 920, 740),
        ]
    )
    func table(activity: TableActivity, man: Double, woman: Double) {
        let (heavy, light) = (WeightUnit.pound.kilograms(175), WeightUnit.pound.kilograms(140))
        #expect(abs(activity.kilocalories(sex: .male, kilograms: heavy, minutes: 60) - man) < 1e-9)
        #expect(abs(activity.kilocalories(sex: .female, kilograms: light, minutes: 60) - woman) < 1e-9)
    }

    // The Compendium's rule by hand: 8 MET × 70 kg × 0.5 h.
    @Test("multiplies METs, kilograms and hours")
    func met() {
        #expect(MetabolicEquivalent(8).kilocalories(kilograms: 70, minutes: 30) == 280)
        #expect(MetabolicEquivalent(1).kilocalories(kilograms: 60, minutes: 1440) == 1440)
    }

    @Test("never falls below zero and grows with weight and time", arguments: seeds)
    func shape(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let activity = try #require(TableActivity.allCases.randomElement(using: &random))
        let sex = try #require(Sex.allCases.randomElement(using: &random))
        let kilograms = Double.random(in: Plausible.kilograms, using: &random)
        let minutes = Double.random(in: -10...600, using: &random)
        let met = MetabolicEquivalent(Double.random(in: 1...20, using: &random))
        let here = activity.kilocalories(sex: sex, kilograms: kilograms, minutes: minutes)
        #expect(here >= 0)
        #expect(activity.kilocalories(sex: sex, kilograms: kilograms + 1, minutes: minutes) >= here)
        #expect(activity.kilocalories(sex: sex, kilograms: kilograms, minutes: minutes + 11) > here)
        #expect(met.kilocalories(kilograms: kilograms, minutes: minutes) >= 0)
        #expect(
            met.kilocalories(kilograms: kilograms, minutes: minutes + 11)
                > met.kilocalories(
                    kilograms: kilograms,
                    minutes: minutes
                )
        )
    }

    @Test("is the mean of both sexes for other", arguments: TableActivity.allCases)
    func other(activity: TableActivity) {
        func burned(_ sex: Sex) -> Double { activity.kilocalories(sex: sex, kilograms: 70, minutes: 45) }
        #expect(abs(burned(.other) - (burned(.female) + burned(.male)) / 2) < 1e-9)
    }
}
