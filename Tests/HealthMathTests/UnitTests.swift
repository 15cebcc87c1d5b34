import Testing

@testable import HealthMath

struct UnitTests {
    @Test("knows the exact sizes")
    func sizes() {
        #expect(WeightUnit.pound.kilograms(1) == 0.45359237)
        #expect(abs(WeightUnit.stone.kilograms(1) - 6.35029318) < 1e-12)
        #expect(HeightUnit.inch.centimetres(1) == 2.54)
        #expect(HeightUnit.foot.centimetres(1) == 30.48)
        #expect(DistanceUnit.mile.kilometres(1) == 1.609344)
        #expect(EnergyUnit.kilojoule.amount(kilocalories: 1) == 4.184)
        #expect(abs(EnergyUnit.kilojoule.kilocalories(8368) - 2000) < 1e-9)
    }

    @Test("leaves the units things are stored in alone")
    func stored() {
        #expect(WeightUnit.kilogram.kilograms(81.3) == 81.3)
        #expect(HeightUnit.centimetre.amount(centimetres: 171.5) == 171.5)
        #expect(DistanceUnit.kilometre.kilometres(4.2) == 4.2)
        #expect(EnergyUnit.kilocalorie.amount(kilocalories: 250) == 250)
    }

    @Test("comes back from every unit", arguments: seeds)
    func roundTrip(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let amount = Double.random(in: 0...1000, using: &random)
        let back =
            WeightUnit.allCases.map { $0.amount(kilograms: $0.kilograms(amount)) }
            + HeightUnit.allCases.map { $0.amount(centimetres: $0.centimetres(amount)) }
            + DistanceUnit.allCases.map { $0.amount(kilometres: $0.kilometres(amount)) }
            + EnergyUnit.allCases.map { $0.amount(kilocalories: $0.kilocalories(amount)) }
        #expect(back.count == 10)
        #expect(back.allSatisfy { abs($0 - amount) < 1e-9 })
    }

    @Test(
        "says a height in feet and inches",
        arguments: [(180.0, 5, 10.9), (182.88, 6, 0.0), (182.8, 6, 0.0), (152.4, 5, 0.0), (50, 1, 7.7)]
    )
    func feet(centimetres: Double, feet: Int, inches: Double) {
        let height = FeetAndInches(centimetres: centimetres)
        #expect((height.feet, height.inches) == (feet, inches))
    }

    @Test(
        "says a weight in stones and pounds",
        arguments: [(70.0, 11, 0.3), (88.9, 14, 0.0), (88.88, 13, 13.9), (20, 3, 2.1)]
    )
    func stones(kilograms: Double, stones: Int, pounds: Double) {
        let weight = StonesAndPounds(kilograms: kilograms)
        #expect((weight.stones, weight.pounds) == (stones, pounds))
    }
}
