import Testing

@testable import FoodCatalogue

@Suite("Nutrients")
struct NutrientsTests {
    private let apple: Nutrients = [203: 0.26, 204: 0.17, 208: 52, 401: 4.6]

    @Test("keep unknown apart from zero")
    func unknown() {
        #expect(self.apple[605] == nil)
        #expect(Nutrients([(605, 0)])[605] == 0)
    }

    @Test("are written as compact text and read back the same")
    func text() {
        #expect(self.apple.text == "203:0.26,204:0.17,208:52,401:4.6")
        #expect(Nutrients(text: self.apple.text) == self.apple)
        #expect(Nutrients(text: "") == Nutrients())
    }

    @Test("refuse text that is not theirs", arguments: ["203", "a:1", "203:x", "203:nan", "203:1;204:2", "203:inf"])
    func badText(text: String) {
        #expect(Nutrients(text: text) == nil)
    }

    @Test("come in ascending order, the first of two amounts kept")
    func order() {
        #expect(Nutrients([(208, 1), (203, 2), (208, 3)]).text == "203:2,208:1")
    }

    @Test("scale to a portion")
    func portion() {
        let portion = self.apple.inGrams(200)
        #expect(portion.kcal == 104)
        #expect(portion.protein == 0.52)
        #expect(portion[605] == nil)
    }

    @Test("derive calories from kilojoules where only those are known")
    func kilojoules() throws {
        let nutrients: Nutrients = [268: 418.4]
        #expect(try #require(nutrients.kcal).rounded() == 100)
        #expect(nutrients.numbers == [208, 268])
        #expect(nutrients.text == "268:418.4")
        #expect((Nutrients([(208, 52), (268, 999)])).kcal == 52)
    }

    @Test("change, appear and go one by one")
    func editing() {
        var nutrients = self.apple
        nutrients[204] = 1
        nutrients[205] = 13.8
        nutrients[203] = nil
        #expect(nutrients.text == "204:1,205:13.8,208:52,401:4.6")
    }

    @Test("sum up, telling how many parts knew each")
    func sum() {
        let sum = NutrientSum([self.apple, [208: 100], [268: 418.4]])
        #expect(sum.parts == 3)
        #expect(sum.total.kcal.map { ($0 * 10).rounded() } == 2520)
        #expect(sum.knowing(208) == 3)
        #expect(sum.total[401] == 4.6)
        #expect(sum.knowing(401) == 1)
        #expect(sum.completeness(of: 401) == 1.0 / 3)
        #expect(sum.total[605] == nil)
        #expect(sum.completeness(of: 605) == 0)
        #expect(NutrientSum().completeness(of: 208) == 1)
    }
}
