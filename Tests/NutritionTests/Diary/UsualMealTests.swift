import Foundation
import HealthMath
import Support
import Testing

@testable import Nutrition

struct UsualMealTests {
    private func line(_ day: String, _ name: String, meal: String = "Breakfast") throws -> UsualMeal.Line {
        UsualMeal.Line(day: try Kitchen.day(day), meal: meal, food: nil, name: name, kcal: 100)
    }

    private func proposals(_ lines: [UsualMeal.Line], on day: String = "2026-11-21") throws -> [UsualMeal] {
        UsualMeal.proposals(for: "Breakfast", on: try Kitchen.day(day), from: lines)
    }

    @Test("what was had most often comes first, then what was had the last time")
    func order() throws {
        let lines = try [
            self.line("2026-11-17", "Porridge"), self.line("2026-11-18", "Porridge"), self.line("2026-11-18", "Apple"),
            self.line("2026-11-19", "porridge"), self.line("2026-11-20", "Toast"),
        ]
        let found = try self.proposals(lines)
        #expect(found.map(\.foods) == [["porridge"], ["Toast"]])
        #expect(found.map(\.times) == [2, 1])
        #expect(found[0].day.description == "2026-11-19")
        #expect(found[0].kcal.reduce(0, +) == 100)
    }

    @Test("a Saturday is told by Saturdays")
    func weekday() throws {
        let week = try ["16", "17", "18", "19", "20"].map { try self.line("2026-11-\($0)", "Toast") }
        let saturdays = try ["07", "14"].map { try self.line("2026-11-\($0)", "Pancakes") }
        let more = try ["2026-10-24", "2026-10-31"].map { try self.line($0, "Pancakes") }
        #expect(try self.proposals(week + saturdays + more).first?.foods == ["Pancakes"])
        #expect(try self.proposals(week + saturdays + more, on: "2026-11-23").first?.foods == ["Toast"])
    }

    @Test("what is usual and was had the last time is said once; other meals and later days count for nothing")
    func others() throws {
        let lines = try [
            self.line("2026-11-19", "Toast"), self.line("2026-11-20", "Toast"), self.line("2026-11-22", "Cake"),
            self.line("2026-11-20", "Soup", meal: "Lunch"),
        ]
        #expect(try self.proposals(lines).map(\.foods) == [["Toast"]])
        #expect(try self.proposals([]).isEmpty)
    }

    @Test("proposes for empty meals only, the likely one first", arguments: Backend.available)
    func store(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        for meal in ["Breakfast", "Lunch", "Dinner"] {
            try await kitchen.log(Kitchen.entry(day: "2026-11-20", meal: meal), for: kitchen.ana)
        }
        try await kitchen.log(Kitchen.entry(meal: "breakfast"), for: kitchen.ana)
        let today = try Kitchen.day("2026-11-21")
        let anas = UsualStore(database: kitchen.database, owner: kitchen.ana)
        let found = try await anas.proposals(on: today, meals: .usual, likely: "Dinner")
        #expect(found.map(\.meal) == ["Dinner", "Lunch"])
        #expect(try await anas.hasAny(for: ["Lunch", "Snacks"], before: today))
        #expect(try await anas.hasAny(for: ["LUNCH"], before: today))
        #expect(try await !anas.hasAny(for: ["Snacks"], before: today), "nothing is proposed for a meal never had")
        #expect(try await !anas.hasAny(for: [], before: today))
        #expect(try await !anas.hasAny(for: ["Lunch"], before: try Kitchen.day("2026-11-20")))
        #expect(try await !anas.hasAny(for: ["Lunch"], before: try Kitchen.day("2027-01-20")))
        let bens = UsualStore(database: kitchen.database, owner: kitchen.ben)
        #expect(try await bens.proposals(on: today, meals: .usual, likely: "Dinner").isEmpty)
        #expect(try await !bens.hasAny(for: ["Lunch"], before: today))
    }
}
