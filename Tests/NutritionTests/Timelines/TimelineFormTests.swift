import FoodCatalogue
import HealthMath
import Testing
import Web

@testable import Nutrition

struct TimelineFormTests {
    private static let today = CalendarDay("2026-11-21") ?? .first

    private func values(_ input: [String: String]) throws -> TimelineForm.Values {
        try TimelineForm(FormInput(input), today: Self.today).values()
    }

    @Test(
        "ranges end today and have their length",
        arguments: [("week", 7), ("month", 30), ("3-months", 91), ("year", 365), ("", 30), ("all", 100)]
    )
    func ranges(range: String, length: Int) throws {
        let days = try self.values(["range": range]).days(today: Self.today, first: Self.today.adding(days: -99))
        #expect(days.length == length)
        #expect(days.upperBound == Self.today)
    }

    @Test(
        "chosen days are kept, a missing end is filled in",
        arguments: [
            ("2026-01-02", "2026-01-09", "2026-01-02", "2026-01-09"), ("2026-11-01", "", "2026-11-01", "2026-11-21"),
            ("", "2026-01-30", "2026-01-01", "2026-01-30"), ("2026-12-01", "", "2026-12-01", "2026-12-01"),
        ]
    )
    func custom(from: String, to: String, first: String, last: String) throws {
        let days = try self.values(["from": from, "to": to]).days(today: Self.today, first: nil)
        #expect("\(days.lowerBound) \(days.upperBound)" == "\(first) \(last)")
    }

    @Test("nothing reaches back more than ten years", arguments: [["range": "all"], ["from": "1900-01-01"]])
    func bounded(input: [String: String]) throws {
        let days = try self.values(input).days(today: Self.today, first: DiaryRange.first)
        #expect(days.length == TimelineRange.mostDays)
        #expect(days.upperBound == Self.today)
    }

    @Test(
        "a nutrient is named as devices do or by its number",
        arguments: [("kcal", 208), ("fibre", 291), ("401", 401)]
    )
    func nutrient(text: String, number: Int) throws {
        #expect(try self.values(["nutrient": text]).nutrient.number == number)
    }

    @Test(
        "nonsense is refused beside its field",
        arguments: [
            ("nutrient", "sunshine"), ("nutrient", "9999"), ("range", "century"), ("from", "1875-01-01"),
            ("from", "2026-02-30"), ("to", "2027-11-23"),
        ]
    )
    func nonsense(field: String, text: String) throws {
        let errors = try #require(throws: FormErrors.self) { try self.values([field: text]) }
        #expect(errors.messages.keys.sorted() == [field])
    }

    @Test(
        "two centuries, or an end before the beginning, are refused",
        arguments: [("1900-01-01", "2027-01-01"), ("2026-03-02", "2026-03-01")]
    )
    func spans(from: String, to: String) throws {
        let errors = try #require(throws: FormErrors.self) { try self.values(["from": from, "to": to]) }
        #expect(errors.messages.keys.sorted() == ["to"])
    }

    @Test("steps cover every day once", arguments: [1, 7, 100, 101, 365, 1_100, 1_101, 3_660])
    func steps(length: Int) {
        let days = Self.today.adding(days: 1 - length)...Self.today
        let runs = TimelineStep(days).runs(of: days)
        #expect(runs.first?.lowerBound == days.lowerBound)
        #expect(runs.last?.upperBound == days.upperBound)
        #expect(zip(runs, runs.dropFirst()).allSatisfy { $1.lowerBound.days(since: $0.upperBound) == 1 })
        #expect(runs.count <= 160)
    }
}
