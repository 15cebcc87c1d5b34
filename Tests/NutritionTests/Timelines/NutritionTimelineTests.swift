import FoodCatalogue
import HealthMath
import Members
import Testing
import Web

@testable import Nutrition

struct NutritionTimelineTests {
    private static let first = CalendarDay("2026-11-02") ?? .first  // a Monday

    private func timeline(_ amounts: [Double?], length: Int, goalFrom: Int? = nil) throws -> NutritionTimeline {
        let targets = DailyTargets(kilocalories: 2_000, macros: Macros(fat: 60, carbohydrate: 250, protein: 90))
        let intakes = amounts.enumerated().compactMap { offset, amount in
            amount.map {
                Intake(
                    day: Self.first.adding(days: offset),
                    amount: $0 < 0 ? nil : $0,
                    known: $0 < 0 ? 0 : 2,
                    entries: 2
                )
            }
        }
        let stretches = goalFrom.map {
            [DailyGoals.Stretch(from: Self.first.adding(days: $0), targets: WeekTargets(targets))]
        }
        return NutritionTimeline(
            nutrient: try #require(Nutrient.numbered(Nutrient.energy)),
            days: Self.first...Self.first.adding(days: length - 1),
            intakes: intakes,
            goals: DailyGoals(stretches: stretches ?? [])
        )
    }

    @Test("the average is over logged days that are known")
    func average() throws {
        #expect(try self.timeline([1_000, nil, 3_000, -1, nil], length: 7).average == 2_000)
        #expect(try self.timeline([nil, -1], length: 7).average == nil)
        #expect(try self.timeline([1_000, nil, 3_000, -1], length: 7).completeness == (2, 0, 1))
    }

    @Test("an unlogged day has no dot, and no zero")
    func gaps() throws {
        let timeline = try self.timeline([1_000, nil, 3_000, -1], length: 7)
        let measure = NutrientMeasure(nutrient: timeline.nutrient, units: .metric)
        let chart = timeline.chart(measure, today: Self.first)
        #expect(chart.dots.map(\.y) == [1_000, 3_000])
        #expect(chart.dots.map(\.path) == ["/diary/2026-11-02", "/diary/2026-11-04"])
        #expect(chart.dots.first?.words == "Mon 2 November; 1,000 kcal")
    }

    @Test("the goal's line begins with the goal")
    func goal() throws {
        let timeline = try self.timeline([1_000], length: 7, goalFrom: 3)
        let measure = NutrientMeasure(nutrient: timeline.nutrient, units: .metric)
        let line = try #require(timeline.chart(measure, today: Self.first).lines.first)
        let start = Double(Self.first.number)
        #expect(
            line.stretches == [[Chart.Point(x: start + 2.5, y: 2_000), Chart.Point(x: start + 6.5, y: 2_000)]]
        )
        #expect(timeline.averageGoal == 2_000)
    }

    @Test("a long time is drawn by weeks, each the average of its logged days")
    func weeks() throws {
        var amounts = [Double?](repeating: nil, count: 200)
        (amounts[7], amounts[9], amounts[30]) = (1_000, 2_000, 1_800)
        let timeline = try self.timeline(amounts, length: 200)
        let logged = timeline.steps.filter { $0.loggedDays > 0 }
        #expect(logged.map(\.amount) == [1_500, 1_800])
        #expect(logged.first?.days.length == 7)
        #expect(logged.first?.path(of: timeline.nutrient).hasSuffix("from=2026-11-09&to=2026-11-15") == true)
    }
}
