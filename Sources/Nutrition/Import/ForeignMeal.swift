import FoodCatalogue
import Foundation
import HealthMath
import Portability
import Storage
import Web

/// A food or meal of another app, to be imported into the diary.
struct ForeignMeal {
    let source: String
    let day: CalendarDay
    let meal: String
    let name: String
    var minutes: Int?
    let nutrients: Nutrients
    /// How many identical lines came before: something that was eaten twice is two entries.
    let repetition: Int

    /// Returns the row of the entry; its day's deeds are settled after the import.
    ///
    /// The id is a hash of the line, so that the same line is the same entry in every import.
    func row(at now: Date) -> ImportedRow {
        var facts = KeyFacts()
        for fact in KeyFact.allCases { facts[fact] = self.nutrients[fact.nutrient] }
        let id = StableID.of([self.source, self.day.description, self.meal, self.name, self.kcal, "\(self.repetition)"])
        let kept = KeptNutrients(self.nutrients.text)
        var values: [String: SQLValue] = [
            "id": .text(id), "day": .text(self.day.description), "meal": .text(self.meal), "name": .text(self.name),
            "amount": .real(1), "unit": .text(DiaryEntry.plainUnit), "nutrients_id": .integer(kept.id),
            "version": .integer(1), "created_at": .integer(now.milliseconds),
        ]
        if let minutes = self.minutes { values["minutes"] = .integer(Int64(minutes)) }
        for (fact, column) in Self.columns { if let amount = facts[fact] { values[column] = .real(amount) } }
        return ImportedRow("diary_entry", values, kind: "diary entries", day: self.day, needs: [kept.row])
    }

    private var kcal: String { self.nutrients.kcal.map { String($0) } ?? "" }

    private static let columns: [(KeyFact, String)] = [
        (.kcal, "kcal"), (.fat, "fat"), (.carbohydrate, "carbohydrate"), (.protein, "protein"), (.fibre, "fibre"),
        (.sugars, "sugars"), (.saturatedFat, "saturated_fat"), (.sodium, "sodium"),
    ]
}

extension KeptNutrients {
    fileprivate var row: ImportedRow {
        let values: [String: SQLValue] = ["id": .integer(self.id), "nutrients": .text(self.text)]
        return ImportedRow("eaten_nutrients", values, kind: "nutrients", day: nil)
    }
}

/// The checks for every line of another diary.
struct ForeignDay {
    let range: DiaryRange

    /// Reads a line's day; nil for one that a diary can't have.
    func day(_ text: String) -> CalendarDay? {
        guard let day = CalendarDay(text), self.range.contains(day) else { return nil }
        return day
    }

    static let noDay = "without a date like 2026-03-14, or from another age"
    static let noCalories = "without calories"
    static let noMeal = "with numbers that no meal can have"

    /// Cuts a name to a length, without line breaks and anything else that a form refuses.
    static func name(_ text: String, most: Int) -> String {
        String(FieldRules.cleaned(text).trimmingCharacters(in: .whitespacesAndNewlines).prefix(most))
    }

    /// Returns whether an entry can have these amounts; the bounds are those of a typed entry.
    static func fits(_ nutrients: Nutrients) -> Bool {
        guard let kcal = nutrients.kcal, Plausible.kilocalories.contains(kcal) else { return false }
        return [nutrients.fat, nutrients.carbohydrate, nutrients.protein].allSatisfy { ($0 ?? 0) <= 2_000 }
    }
}
