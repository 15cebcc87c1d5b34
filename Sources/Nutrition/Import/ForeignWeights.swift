import Foundation
import HealthMath
import Members
import Portability

/// Reads weights: MyFitnessPal's measurements, which have no unit, and Cronometer's biometrics, which have one.
struct ForeignWeights: ForeignTable {
    let title: String
    private let columns: ForeignColumns
    private let days: ForeignDay
    private let unit: Units.Weight
    private let row: ForeignDiaryTables.Weighing
    private let isCronometer: Bool
    private let now: Date

    /// `unit` is that of weights without one.
    init?(
        _ columns: [String],
        _ days: ForeignDay,
        unit: Units.Weight,
        at now: Date,
        row: @escaping ForeignDiaryTables.Weighing
    ) {
        self.isCronometer = Set(["Day", "Metric", "Unit", "Amount"]).isSubset(of: columns)
        guard self.isCronometer || Set(["Date", "Weight"]).isSubset(of: columns) else { return nil }
        self.title = self.isCronometer ? "Cronometer biometrics" : "MyFitnessPal measurements"
        self.columns = ForeignColumns(columns, nutrients: [:])
        self.days = days
        self.unit = unit
        self.row = row
        self.now = now
    }

    mutating func read(_ fields: [String]) -> ImportedLine {
        guard let day = self.days.day(self.columns.text(self.isCronometer ? "Day" : "Date", in: fields)) else {
            return .skipped(ForeignDay.noDay)
        }
        if self.isCronometer, !self.columns.text("Metric", in: fields).hasPrefix("Weight") {
            return .skipped("measurements other than weight")
        }
        let text = self.columns.text(self.isCronometer ? "Amount" : "Weight", in: fields)
        if text.isEmpty { return .skipped("days without a weight") }
        if day > self.days.range.today { return .skipped("days that are yet to come") }
        guard let unit = self.unit(fields), let value = ForeignColumns.number(text),
            Plausible.kilograms.contains(value * unit)
        else { return .skipped("weights that nobody has") }
        return .row(self.row(value * unit, day, self.now))
    }

    /// Returns the kilograms of the line's unit; a pound is 0.45359237 kg (international yard and pound agreement,
    /// 1959).
    private func unit(_ fields: [String]) -> Double? {
        let word = self.isCronometer ? self.columns.text("Unit", in: fields).lowercased() : self.unit.rawValue
        return ["kg": 1, "lb": 0.453_592_37, "lbs": 0.453_592_37, "st": 6.350_293_18][word]
    }
}
