import Testing

@testable import FoodCatalogue

@Suite("The table of nutrients")
struct NutrientTests {
    @Test("has the 150 of Standard Reference 28, each once")
    func all() {
        #expect(Nutrient.all.count == 150)
        #expect(Set(Nutrient.all.map(\.number)).count == 150)
    }

    /// 21 CFR 101.9(c)(8)(iv) and (c)(9); EFSA, 2010, of fibre.
    @Test(
        "has the daily values of the label rule, and of fibre what plates are proposed by",
        arguments: [
            (320, 900.0, "µg"), (401, 90, "mg"), (301, 1300, "mg"), (303, 18, "mg"), (328, 20, "µg"), (306, 4700, "mg"),
            (204, 78, "g"), (606, 20, "g"), (205, 275, "g"), (203, 50, "g"), (291, 25, "g"), (307, 2300, "mg"),
            (601, 300, "mg"), (418, 2.4, "µg"),
        ]
    )
    func dailyValues(number: Int, value: Double, unit: String) throws {
        let nutrient = try #require(Nutrient.numbered(number))
        #expect(nutrient.dailyValue == value)
        #expect(nutrient.unit == unit)
    }

    @Test("leads with energy and knows no others")
    func lookup() {
        #expect(Nutrient.all.first?.number == Nutrient.energy)
        #expect(Nutrient.numbered(1) == nil)
        #expect(Nutrient.numbered(605)?.dailyValue == nil)
    }
}
