import FoodCatalogue
import Members
import Testing

@testable import Nutrition

/// Portions in a member's own measures.
struct PortionTests {
    private static let coffee = Food(
        id: "usda-14209",
        name: "Coffee, brewed",
        group: "Beverages",
        nutrients: [208: 1],
        measures: [Measure(label: "1 fl oz", grams: 29.6), Measure(label: "1 cup (8 fl oz)", grams: 237)],
        portion: UsualPortion(label: "1 mug", grams: 250, millilitres: 250)
    )
    private static let figs = Food(
        id: "usda-1",
        name: "Figs, raw",
        group: "Fruits",
        nutrients: [208: 74],
        measures: [Measure(label: "1 cup, chopped", grams: 150), Measure(label: "1 large (2-1/2\" dia)", grams: 64)]
    )

    @Test("who counts in millilitres is offered no cups and fluid ounces, who counts in ounces is")
    func units() {
        let labels = { (food: Food, units: Units) in food.units(in: units).map(\.label) }
        #expect(labels(Self.coffee, .metric) == ["1 mug", "ml", "g", "100 g"])
        #expect(
            labels(Self.coffee, .imperial)
                == ["1 mug", "1 fl oz", "1 cup (8 fl oz)", "fl oz", "g", "100 g", "oz"]
        )
        #expect(labels(Self.figs, .metric) == ["1 large (2-1/2\" dia)", "g", "100 g"])
        var british = Units.metric
        british.weight = .st
        #expect(labels(Self.coffee, british) == labels(Self.coffee, .metric))
        // Whatever is shown, devices and old entries may use all of them.
        #expect(Self.coffee.units.count == 8)
    }

    @Test("who counts in grams is offered no American serving, and nothing twice")
    func alike() {
        let apple = Food(
            id: "usda-2",
            name: "Apples, raw",
            group: "Fruits",
            nutrients: [208: 52],
            measures: [
                Measure(label: "1 medium (3\" dia)", grams: 182), Measure(label: "1 NLEA serving", grams: 242),
            ],
            portion: UsualPortion(label: "1 medium", grams: 182)
        )
        #expect(apple.units(in: .metric).map(\.label) == ["1 medium", "g", "100 g"])
        #expect(apple.units(in: .imperial).map(\.label).contains("1 NLEA serving"))
    }

    @Test(
        "of two measures that read the same one is offered, and what only sounds alike is told apart by its weight",
        arguments: [
            // The portion and the measures as the source has them, and what a member reads.
            (
                "1 slice", 32, ["1 slice, regular": 32, "1 slice, thin": 25],
                ["1 slice (32 g)", "1 slice, thin (25 g)"]
            ),
            ("1 tablespoon", 14, ["1 tbsp": 14.2], ["1 tablespoon (14 g)"]),
            ("1 medium", 182, ["1 medium (3\" dia)": 182], ["1 medium (182 g)"]),
            ("1 medium slice", 36, ["1 slice, medium": 35], ["1 medium slice (36 g)"]),
            (
                "1/2 avocado", 100, ["1 avocado, NS as to Florida or California": 201, "1 jar NFS": 113],
                ["1/2 avocado (100 g)", "1 avocado (201 g)", "1 jar (113 g)"]
            ),
            ("1 pancake", 38, ["1 pancake (6\" dia)": 77], ["1 pancake (38 g)", "1 pancake (77 g)"]),
            ("1 pancake", 35, ["1 serving 3 pancakes": 105], ["1 pancake (35 g)", "3 pancakes (105 g)"]),
            ("1 pot", 100, ["1 serving 100 ml": 103], ["1 pot (100 g)", "1 serving 100 ml (103 g)"]),
        ] as [(String, Double, KeyValuePairs<String, Double>, [String])]
    )
    func same(label: String, grams: Double, measures: KeyValuePairs<String, Double>, read: [String]) {
        let food = Food(
            id: "usda-3",
            name: "X",
            group: "",
            nutrients: [208: 52],
            measures: measures.map { Measure(label: $0.key, grams: $0.value) },
            portion: UsualPortion(label: label, grams: grams)
        )
        let units = food.units(in: .metric)
        #expect(units.map { UnitView($0, chosen: false, .metric).unitWords } == read + ["g", "100 g"])
        #expect(food.units.count == 1 + measures.count + FoodUnit.weights.count, "Devices may use all of them.")
    }

    @Test("no two units of a food have one label, because an entry knows its unit by it")
    func labels() {
        let measures = [Measure(label: "1 slice", grams: 29), Measure(label: "1 slice", grams: 25)]
        let bread = Food(id: "usda-4", name: "X", group: "", nutrients: [208: 266], measures: measures)
        #expect(bread.units.map(\.label) == ["1 slice", "g", "100 g", "oz"])
        #expect(bread.units.first?.grams == 29)
    }

    @Test("a brand's own serving and a member's own measure are everybody's")
    func own() {
        let measures = [Measure(label: "1 serving, 1 cup", grams: 40)]
        let branded = Food(id: "product-1", name: "X", brand: "Y", group: "", nutrients: [:], measures: measures)
        let own = Food(id: "own-1", name: "X", group: "", nutrients: [:], measures: measures)
        for food in [branded, own] {
            #expect(food.units(in: .metric).first?.label == "1 serving, 1 cup")
            #expect(food.usualPortion(in: .metric).grams == 40)
        }
    }

    @Test("the reviewed portion is proposed, else the first measure of one's own, else 100 g")
    func usual() {
        #expect(Self.coffee.usualPortion(in: .metric).words == "1 mug")
        #expect(Self.coffee.usualPortion(in: .imperial).words == "1 mug")
        #expect(Self.figs.usualPortion(in: .metric) == Portion(amount: 1, unit: .hundredGrams))
        #expect(Self.figs.usualPortion(in: .imperial).words == "1 cup, chopped")
        #expect(Self.figs.usualPortion.words == "1 cup, chopped")
        #expect(Kitchen.mystery.usualPortion(in: .metric).grams == 100)
        for units in [Units.metric, .imperial] {
            #expect(FoodSummary(Self.coffee).usualUnit(in: units) == Self.coffee.usualPortion(in: units).unit)
            #expect(FoodSummary(Self.figs).usualUnit(in: units) == Self.figs.usualPortion(in: units).unit)
        }
    }

    @Test("sizes are said in one's own measures")
    func sizes() {
        let (metric, imperial) = (Units.metric, Units.imperial)
        #expect(metric.size(grams: 182) == "182 g")
        #expect(metric.size(grams: 4.3) == "4.3 g")
        #expect(metric.size(grams: 206, millilitres: 200) == "200 ml")
        #expect(imperial.size(grams: 182) == "6.4 oz")
        #expect(imperial.size(grams: 4.3) == "4.3 g")
        #expect(imperial.size(grams: 250, millilitres: 250) == "8.5 fl oz")
        let mug = Self.coffee.usualPortion.unit
        #expect(mug.sized(2, in: metric) == "2 × 1 mug, 500 ml")
        #expect(FoodUnit.gram.sized(150, in: metric) == "150 g")
        #expect(FoodUnit.words(2, "tablespoon") == "2 tablespoons" && FoodUnit.words(1, "tablespoon") == "1 tablespoon")
        #expect(FoodUnit.words(2, "glass") == "2 glasses" && FoodUnit.words(0.5, "slice") == "0.5 slice")
        let large = FoodUnit(label: "1 large (2-1/2\" dia)", grams: 64)
        #expect(large.sized(1, in: metric) == "1 large, 64 g")
        #expect(large.sized(1, in: imperial) == "1 large (2-1/2\" dia), 2.3 oz")
        #expect(UnitView(mug, chosen: true, metric).unitWords == "1 mug (250 ml)")
        #expect(UnitView(.hundredGrams, chosen: true, metric).unitWords == "100 g")
    }

    @Test("a drink can be logged in millilitres")
    func volumes() throws {
        let millilitre = try #require(Self.coffee.units.first { $0.label == "ml" })
        #expect(Portion(amount: 200, unit: millilitre).grams == 200)
        #expect(Portion(amount: 200, unit: millilitre).words == "200 ml")
        #expect(Kitchen.apple.units.allSatisfy { $0.label != "ml" })
    }

    @Test("what was taken the last time is proposed again while the food has its unit")
    func last() {
        let last = HistoryStore.LastPortion(amount: 2, unit: "1 medium", grams: 364)
        #expect(last.portion(of: Kitchen.apple)?.grams == 364)
        #expect(last.portion(of: Kitchen.mystery) == nil)
        #expect(last.words(in: .metric) == "2 × 1 medium, 364 g")
        let coffee = HistoryStore.LastPortion(amount: 2, unit: "1 mug", grams: 500)
        #expect(coffee.words(in: .metric, of: "usda-14209") == "2 × 1 mug, 500 ml")
        #expect(HistoryStore.LastPortion(amount: 80, unit: "g", grams: 80).words(in: .metric) == "80 g")
    }

    @Test("of two foods that match as well, one's own comes first")
    func ties() {
        let food = { (id: String, score: Double) in
            FoundFood(
                food: FoodSummary(
                    id: id,
                    name: "X",
                    kcal: nil,
                    protein: nil,
                    fat: nil,
                    carbohydrate: nil,
                    measure: nil
                ),
                score: score
            )
        }
        let found = [food("usda-2", 9), food("here-1", 8), food("own-1", 8), food("meal-1", 8), food("usda-1", 8)]
        let sorted = found.shuffled().sorted(by: FoodLookup.isBetter).map(\.food.id)
        #expect(sorted == ["usda-2", "meal-1", "own-1", "here-1", "usda-1"])
    }
}
