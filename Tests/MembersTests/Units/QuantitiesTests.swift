import Members
import Testing

struct QuantitiesTests {
    private static let british = Units(weight: .st, height: .ft, energy: .kJ, distance: .mi)

    @Test(
        "writes a weight in the member's unit",
        arguments: [
            (Units.metric, 72.5, "72.5 kg"), (Units.imperial, 72.5, "159.8 lb"), (british, 72.57477920, "11 st 6 lb"),
            (british, 69.85322498, "11 st"), (british, 0.5, "1.1 lb"), (british, -0.5, "−1.1 lb"), (british, 0, "0 lb"),
            (Units.metric, -0.5, "−0.5 kg"),
        ]
    )
    func weight(units: Units, kilograms: Double, expected: String) {
        #expect(units.text(kilograms: kilograms) == expected)
    }

    @Test(
        "writes a height in the member's unit",
        arguments: [
            (Units.metric, 175, "175 cm"), (Units.imperial, 175.26, "5 ft 9 in"), (Units.imperial, 182.88, "6 ft"),
            (Units.imperial, 182.8, "6 ft"), (Units.metric, 175.5, "175.5 cm"),
        ]
    )
    func height(units: Units, centimetres: Double, expected: String) {
        #expect(units.text(centimetres: centimetres) == expected)
    }

    @Test("writes energy in the member's unit", arguments: [(Units.metric, "1,840 kcal"), (british, "7,699 kJ")])
    func energy(units: Units, expected: String) {
        #expect(units.text(kilocalories: 1840) == expected)
    }

    @Test("writes a distance in the member's unit", arguments: [(Units.metric, "5.2 km"), (british, "3.2 mi")])
    func distance(units: Units, expected: String) {
        #expect(units.text(kilometres: 5.2) == expected)
    }
}
