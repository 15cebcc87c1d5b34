import Foundation
import HealthMath
import Members
import Testing
import Web

@testable import Nutrition

struct DiaryDayTests {
    private func day(_ entries: [DiaryEntry], target: DailyTargets? = nil, burned: Double = 0) throws -> DiaryDay {
        DiaryDay(
            day: try Kitchen.day("2026-11-21"),
            list: .usual,
            entries: entries,
            target: target,
            burned: burned,
            credited: burned / 2
        )
    }

    @Test("sums what is known and says for how many foods")
    func completeness() throws {
        let grams = FoodUnit.gram
        let day = try self.day([Kitchen.entry(Kitchen.apple, 100, grams), Kitchen.entry(Kitchen.mystery, 100, grams)])
        #expect(day.totals[.kcal].amount == 132)
        #expect(day.totals[.kcal].isComplete)
        #expect(day.totals[.protein].amount == 0.26)
        #expect(DayPage.known(day.totals[.protein]) == "known for 1 of 2 foods")
        #expect(day.totals[.saturatedFat].amount == nil)
    }

    @Test("an empty day is complete and zero")
    func empty() throws {
        let day = try self.day([])
        #expect(day.totals[.kcal].amount == 0)
        #expect(day.totals[.kcal].isComplete)
        #expect(day.meals.map(\.name) == ["Breakfast", "Lunch", "Dinner", "Snacks"])
        #expect(day.left == nil)
    }

    @Test("what is credited of the burned raises what is left, and more eaten than that makes it negative")
    func left() throws {
        let target = DailyTargets(kilocalories: 100, split: .usual)
        let entry = try Kitchen.entry(Kitchen.apple, 300, .gram)
        #expect(try self.day([entry], target: target, burned: 500).left?.inThousandths == 194)
        #expect(try self.day([entry], target: target).left?.inThousandths == -56)
    }

    @Test("meals that only entries name come last, and a name in other letters is the same meal")
    func meals() throws {
        let day = try self.day([
            Kitchen.entry(meal: "Second breakfast"), Kitchen.entry(meal: "lunch"), Kitchen.entry(meal: "Lunch"),
        ])
        #expect(day.meals.map(\.name) == ["Breakfast", "Lunch", "Dinner", "Snacks", "Second breakfast"])
        #expect(day.meals.map(\.entries.count) == [0, 2, 0, 0, 1])
    }

    @Test("devices read unknown amounts, no goal and nothing left as null")
    func answer() throws {
        let entry = try Kitchen.entry(Kitchen.mystery, 50, .gram, id: "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11")
        let data = Data(try JSONResponse.text(of: DayResponse(self.day([entry], burned: 20))).utf8)
        let day = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(day["goal"] is NSNull)
        #expect(day["left"] is NSNull)
        #expect(day["burned"] as? Double == 20)
        #expect(day["credited"] as? Double == 10)
        let totals = try #require(day["totals"] as? [String: Any])
        #expect(totals["kcal"] as? Double == 40)
        #expect(totals["protein"] is NSNull)
        let meals = try #require(day["meals"] as? [[String: Any]])
        let first = try #require((meals[0]["entries"] as? [[String: Any]])?.first)
        #expect(first["foodId"] as? String == "usda-1")
        #expect(first["fat"] is NSNull)
        #expect(first["grams"] as? Double == 50)
    }

    @Test("devices read the goal and what is left of it")
    func answerWithGoal() throws {
        let target = DailyTargets(kilocalories: 2000, macros: Macros(fat: 66.7, carbohydrate: 250, protein: 100))
        let entry = try Kitchen.entry(Kitchen.mystery, 50, .gram)
        let data = Data(try JSONResponse.text(of: DayResponse(self.day([entry], target: target))).utf8)
        let day = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(day["left"] as? Double == 1960)
        #expect((day["goal"] as? [String: Double]) == ["kcal": 2000, "fat": 66.7, "carbohydrate": 250, "protein": 100])
    }
}
