import Testing

@testable import HealthMath

struct BodyMassIndexTests {
    // The World Health Organization's own example: 70 kg and 1.75 m make 22.9.
    @Test("gives the WHO's example")
    func example() {
        let index = BodyMassIndex(kilograms: 70, centimetres: 175)
        #expect((index.value * 10).rounded() / 10 == 22.9)
        #expect(index.band == .normal)
    }

    // WHO Technical Report Series 894, table 2.1. At 1 m the index is the weight.
    @Test(
        "sorts into the WHO's bands",
        arguments: [
            (18.4, BodyMassIndex.Band.underweight), (18.49, .underweight), (18.5, .normal), (24.9, .normal),
            (24.99, .normal), (25, .overweight), (29.99, .overweight), (30, .obesityClassI), (34.99, .obesityClassI),
            (35, .obesityClassII), (39.99, .obesityClassII), (40, .obesityClassIII), (80, .obesityClassIII),
        ]
    )
    func bands(value: Double, band: BodyMassIndex.Band) {
        #expect(BodyMassIndex(kilograms: value, centimetres: 100).band == band)
    }

    @Test(
        "finds the lightest healthy weight",
        arguments: [(200.0, 74.0), (180, 60), (170, 53.5), (160, 47.4), (150, 41.7), (100, 18.5)]
    )
    func lowest(centimetres: Double, kilograms: Double) {
        #expect(BodyMassIndex.lowestHealthyKilograms(centimetres: centimetres) == kilograms)
    }

    @Test("the lightest healthy weight is healthy and 100 g less is not", arguments: 50...272)
    func lowestIsLeast(centimetres: Int) {
        let centimetres = Double(centimetres)
        let lowest = BodyMassIndex.lowestHealthyKilograms(centimetres: centimetres)
        #expect(BodyMassIndex(kilograms: lowest, centimetres: centimetres).value >= 18.5)
        #expect(BodyMassIndex(kilograms: lowest - 0.1, centimetres: centimetres).value < 18.5)
    }
}
