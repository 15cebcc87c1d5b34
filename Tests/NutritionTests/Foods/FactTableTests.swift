import FoodCatalogue
import Members
import Testing

@testable import Nutrition

struct FactTableTests {
    private func table(showingEnergy: Bool = true) -> FactTable {
        FactTable(units: .metric, per: 200, showingEnergy: showingEnergy) {
            (Kitchen.apple.nutrients.inGrams(200)[$0.number], "")
        }
    }

    @Test("what people look for comes first, and nothing of it is told twice")
    func main() throws {
        let table = self.table()
        let names = ["Energy", "Protein", "Carbohydrate", "Fat", "Fibre", "Sugars", "Salt"]
        #expect(table.mainFacts.map(\.factName) == names)
        let rest = table.groups.flatMap(\.facts).map(\.factName)
        #expect(Set(rest).isDisjoint(with: names))
        #expect(rest.contains("Sodium") && rest.contains("Saturated fat"))
        #expect(table.groups.first?.groupName == "Other main nutrients")
        #expect(table.moreWords == "\(rest.count) more nutrients")
        #expect(table.energy.map(\.factAmount) == ["104"])
    }

    @Test("salt is sodium times 2.5, and as unknown")
    func salt() throws {
        let salt = try #require(self.table().mainFacts.last)
        #expect((salt.factAmount, salt.factUnit, salt.factPercent) == ("0.01", "g", "0"))
        #expect(salt.factPerGram == "2.5e-05")
        let unknown = FactTable(units: .metric) { _ in (nil, "") }
        #expect(unknown.mainFacts.allSatisfy { $0.factAmount.isEmpty && $0.factPerGram.isEmpty })
    }

    @Test("who wants no pressure sees no energy")
    func gentle() {
        let table = self.table(showingEnergy: false)
        #expect(table.mainFacts.first?.factName == "Protein")
        #expect(table.energy.isEmpty)
        #expect(!table.groups.flatMap(\.facts).contains { $0.isEnergy })
    }
}
