import Foundation
import HealthMath
import Members
import Portability
import Storage
import Testing

@testable import Nutrition

struct ForeignTableTests {
    private static let now = Date(timeIntervalSince1970: 1_773_489_600)
    private static let days = ForeignDay(range: DiaryRange(today: CalendarDay("2026-03-14") ?? .first))

    private static func weight(_ kilograms: Double, _ day: CalendarDay, _ now: Date) -> ImportedRow {
        ImportedRow("weight", ["kilograms": .real(kilograms)], kind: "weights", day: day)
    }

    private func row(_ line: ImportedLine) throws -> ImportedRow {
        guard case .row(let row) = line else {
            Issue.record("\(line)")
            throw UploadProblem.nothingInside
        }
        return row
    }

    @Test("a meal of MyFitnessPal becomes an entry with what is known of it")
    func myFitnessPal() throws {
        let columns = [
            "Date", "Meal", "Calories", "Fat (g)", "Saturated Fat", "Cholesterol", "Sodium (mg)", "Potassium",
            "Carbohydrates (g)", "Fiber", "Sugar", "Protein (g)", "Vitamin A", "Calcium", "Note",
        ]
        var table = try #require(MyFitnessPalMeals(columns, Self.days, at: Self.now))
        let fields = [
            "2026-01-05", "Lunch", "1,050.5", "12", "4", "30", "300", "", "40", "5", "10", "20", "8", "15", "",
        ]
        let row = try self.row(table.read(fields))
        #expect(row.table == "diary_entry")
        #expect(row.day == CalendarDay("2026-01-05"))
        #expect(row.values["meal"] == .text("Lunch"))
        #expect(row.values["kcal"] == .real(1_050.5))
        #expect(row.values["saturated_fat"] == .real(4))
        let nutrients = "203:20,204:12,205:40,208:1050.5,269:10,291:5,307:300,601:30,606:4"
        #expect(row.needs.map { $0.values["nutrients"] } == [.text(nutrients)])
        #expect(row.values["nutrients_id"] == row.needs.first?.values["id"])
        // Per cents of an unknown day are no amounts.
        #expect(ForeignColumns(columns, nutrients: [:])["Vitamin A"] == 12)
    }

    @Test("the same line is the same entry, a second one like it another")
    func repetition() throws {
        let columns = ["Date", "Meal", "Calories"]
        var first = try #require(MyFitnessPalMeals(columns, Self.days, at: Self.now))
        var again = try #require(MyFitnessPalMeals(columns, Self.days, at: Self.now.addingTimeInterval(99)))
        let line = ["2026-01-05", "Lunch", "500"]
        let (one, two) = (try self.row(first.read(line)), try self.row(first.read(line)))
        #expect(one.values["id"] != two.values["id"])
        #expect(try self.row(again.read(line)).values["id"] == one.values["id"])
    }

    @Test("a serving of Cronometer keeps its name, amount, time and nutrients in our units")
    func cronometer() throws {
        let columns = [
            "Day", "Time", "Group", "Food Name", "Amount", "Energy (kcal)", "Protein (g)", "B12 (Cobalamin) (µg)",
            "Sodium (mg)", "Calcium (g)", "Category",
        ]
        var table = try #require(CronometerServings(columns, Self.days, at: Self.now))
        let row = try self.row(
            table.read([
                "2026-01-05", "1:05 PM", "Uncategorized", "Oats, rolled", "58.00 g", "220", "8", "0.3", "2", "0.1", "x",
            ])
        )
        #expect(row.values["name"] == .text("Oats, rolled (58 g)"))
        #expect(row.values["meal"] == .text("Snacks"))
        #expect(row.values["minutes"] == .integer(785))
        #expect(row.needs.map { $0.values["nutrients"] } == [.text("203:8,208:220,301:100,307:2,418:0.3")])
    }

    @Test(
        "times are read as Cronometer writes them",
        arguments: [
            ("08:14 AM", 494), ("12:00 AM", 0), ("12:30 PM", 750), ("19:05", 1_145), ("", nil), ("25:00", nil),
            ("x", nil),
        ]
    )
    func times(text: String, minutes: Int?) {
        #expect(CronometerServings.minutes(text) == minutes)
    }

    @Test("a day's sum comes in only where nothing else is known of the day")
    func summary() throws {
        let columns = ["Date", "Energy (kcal)", "Protein (g)", "Completed"]
        var table = try #require(CronometerDays(columns, Self.days, logged: ["2026-01-06"], at: Self.now))
        #expect(try self.row(table.read(["2026-01-05", "2100", "120", "true"])).values["kcal"] == .real(2_100))
        #expect(table.read(["2026-01-06", "2100", "120", "true"]) == .skipped("days that you have logged already"))
        #expect(table.read(["2026-01-07", "", "", "false"]) == .skipped(ForeignDay.noCalories))
    }

    @Test(
        "weights come in the unit that is said, else in the member's",
        arguments: [
            (["Day", "Group", "Metric", "Unit", "Amount"], ["2026-01-05", "x", "Weight", "lbs", "200"], 90.718_474),
            (["Day", "Time", "Metric", "Unit", "Amount"], ["2026-01-05", "", "Weight (Garmin)", "kg", "83.5"], 83.5),
            (["Date", "Body Fat %", "Weight"], ["2026-01-05", "20", "12.5"], 79.378_664_75),
        ]
    )
    func weights(columns: [String], fields: [String], kilograms: Double) throws {
        var table = try #require(ForeignWeights(columns, Self.days, unit: .st, at: Self.now, row: Self.weight))
        guard case .real(let read) = try self.row(table.read(fields)).values["kilograms"] else { return }
        #expect(abs(read - kilograms) < 0.000_001)
    }

    @Test(
        "lines that can't be are left out, each with its reason",
        arguments: [
            ["1875-01-05", "Lunch", "500"], ["05/01/2026", "Lunch", "500"], ["", "Lunch", "500"],
            ["Totals", "", "500"],
            ["2026-01-05", "Lunch", ""], ["2026-01-05", "Lunch", "-5"], ["2026-01-05", "Lunch", "many"],
            ["2026-01-05", "Lunch", "1e9"], ["2026-01-05", "Lunch", "30000"], ["2026-01-05"], [],
        ]
    )
    func left(fields: [String]) throws {
        var table = try #require(MyFitnessPalMeals(["Date", "Meal", "Calories"], Self.days, at: Self.now))
        guard case .skipped(let reason) = table.read(fields) else { return #expect(Bool(false), "\(fields)") }
        #expect(!reason.isEmpty)
    }
}
