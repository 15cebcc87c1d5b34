import Foundation
import HealthMath
import Web

/// A new entry as a page sends it: with its day, and its energy in the unit the member reads.
struct LogForm: Form {
    static let fields = NewEntryForm.fields.merging(["day": .text, "energyUnit": .text]) { kept, _ in kept }

    struct Values: Sendable {
        let day: CalendarDay
        let entry: NewEntryForm.Values
    }

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    func validate(into errors: inout FormErrors) -> Values? {
        let day = self.typed.day("day", "That day doesn't exist. Choose another.", into: &errors)
        if day == nil, errors["day"].isEmpty { errors.add("day", "Choose a day.") }
        let entry = NewEntryForm(self.inKilocalories).validate(into: &errors)
        return if let day, let entry { Values(day: day, entry: entry) } else { nil }
    }

    /// The form with what a food's page proposes where nothing was typed, and an id for what will be sent.
    func completed(for food: Food, _ place: Place) -> LogForm {
        var typed = self.typed
        let usual = food.usualPortion
        if typed["amount"].isEmpty, !typed.has("requestId") {
            typed.set("amount", to: Numerals.typed(usual.amount, decimals: 3))
        }
        if typed["unit"].isEmpty { typed.set("unit", to: usual.unit.label) }
        if typed["day"].isEmpty { typed.set("day", to: place.day.description) }
        typed.set("meal", to: place.meal)
        if typed["requestId"].isEmpty { typed.set("requestId", to: UUID().uuidString.lowercased()) }
        return LogForm(typed)
    }

    private var inKilocalories: Typed {
        var ignored = FormErrors()
        guard self.typed["energyUnit"] == Units.Energy.kJ.rawValue,
            let kilojoules = self.typed.number("kcal", in: 0...1_000_000, "", into: &ignored)
        else { return self.typed }
        var typed = self.typed
        typed.set("kcal", to: String(EnergyUnit.kilojoule.kilocalories(kilojoules)))
        return typed
    }
}
