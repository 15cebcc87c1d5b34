import HealthMath
import Members
import Storage
import Web

/// A new entry from a page, with its day, and its energy in the member's unit.
struct LogForm: Form {
    static let fields = NewEntryForm.fields.merging(["day": .text, "energyUnit": .text]) { kept, _ in kept }

    struct Values: Sendable {
        let day: CalendarDay
        let entry: NewEntryForm.Values
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let day = self.input.day("day", "That day doesn't exist. Choose another.", into: &errors)
        if day == nil, errors["day"].isEmpty { errors.add("day", "Choose a day.") }
        let entry = NewEntryForm(self.inKilocalories).validate(into: &errors)
        return if let day, let entry { Values(day: day, entry: entry) } else { nil }
    }

    /// Returns the form with a portion where nothing was typed, and a new request id.
    func completed(_ usual: Portion, _ place: DiaryPlace) -> LogForm {
        var input = self.input
        if input["amount"].isEmpty, !input.has("requestId") {
            input.set("amount", to: Numerals.typed(usual.amount, decimals: 3))
        }
        if input["unit"].isEmpty { input.set("unit", to: usual.unit.label) }
        if input["day"].isEmpty { input.set("day", to: place.day.description) }
        input.set("meal", to: place.meal)
        if input["requestId"].isEmpty { input.set("requestId", to: RowID.new()) }
        return LogForm(input)
    }

    private var inKilocalories: FormInput {
        var ignored = FormErrors()
        guard self.input["energyUnit"] == Units.Energy.kJ.rawValue,
            let kilojoules = self.input.number("kcal", in: 0...1_000_000, "", into: &ignored)
        else { return self.input }
        var input = self.input
        input.set("kcal", to: String(EnergyUnit.kilojoule.kilocalories(kilojoules)))
        return input
    }
}
