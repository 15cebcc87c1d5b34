import HealthMath
import Testing

@testable import Nutrition

struct PlateNeedsTests {
    private func needs(
        _ meal: String,
        eaten: [(meal: String, kcal: Double)] = [],
        hourly: Int = 0,
        target: Double? = 2_000
    ) throws -> PlateNeeds {
        let day = try Kitchen.day("2026-11-21")
        let entries = eaten.map { line in
            var facts = KeyFacts()
            facts[.kcal] = line.kcal
            return DiaryEntry(id: line.meal, day: day, meal: line.meal, plain: "Something", facts: facts, minutes: nil)
        }
        let macros = Macros(fat: 70, carbohydrate: 240, protein: 100)
        let diary = DiaryDay(
            day: day,
            list: .usual,
            entries: entries,
            target: target.map { DailyTargets(kilocalories: $0, macros: macros) },
            burned: 0,
            credited: 0
        )
        return PlateNeeds(diary, .usual, meal: meal, hourly: hourly, trained: false, age: 30)
    }

    @Test("a meal takes its share of what is left among the meals still to come")
    func shares() throws {
        #expect(try self.needs("Breakfast").kcal == 500)
        #expect(try self.needs("Lunch", eaten: [("Breakfast", 500)], hourly: 1).kcal == 700)
        // Breakfast was skipped: it is noon.
        let lunch = try #require(try self.needs("Lunch", eaten: [("Snacks", 600)], hourly: 1).kcal)
        #expect(abs(lunch - 1_400 * 35 / 65) < 0.001)
        let last = try self.needs("Dinner", eaten: [("Breakfast", 500), ("Lunch", 700), ("Snacks", 200)], hourly: 2)
        #expect(last.kcal == 600)
        #expect(last.isLast)
    }

    @Test("a meal isn't proposed the whole day that nothing was eaten of")
    func large() throws {
        func kcal(_ needs: PlateNeeds) -> Double? { needs.kcal?.rounded() }
        #expect(try kcal(self.needs("Dinner", hourly: 2)) == 800)
        #expect(try kcal(self.needs("Lunch", hourly: 1)) == 800)
        #expect(try kcal(self.needs("Breakfast", eaten: [("Lunch", 100), ("Dinner", 100), ("Snacks", 100)])) == 700)
        #expect(try kcal(self.needs("Dinner", eaten: [("Dinner", 300)], hourly: 2, target: 1_500)) == 300)
    }

    @Test("what the meal has already counts")
    func begun() throws {
        #expect(try self.needs("Breakfast", eaten: [("Breakfast", 100)]).kcal == 400)
        // Even after a full meal something small may come.
        #expect(try self.needs("Breakfast", eaten: [("Breakfast", 700)]).kcal == 120)
    }

    @Test("without a goal there is no share")
    func noGoal() throws {
        let needs = try self.needs("Lunch", target: nil)
        #expect(needs.kcal == nil && needs.most == nil)
    }
}
