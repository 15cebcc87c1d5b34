import HealthMath
import Members
import Web

/// The form for changing an entry; what wasn't sent stays.
struct EntryChangeForm: Form {
    static let fields: [String: FieldKind] = [
        "version": .number, "amount": .number, "unit": .text, "meal": .text, "day": .text, "time": .text,
    ]

    let input: FormInput

    struct Values: Sendable, Equatable {
        let version: Int64
        let amount: Double?
        let unit: String?
        let meal: String?
        let day: CalendarDay?
        /// Nil leaves the time, `.some(nil)` removes it.
        let minutes: Int??
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let version = self.input.whole("version", in: 1...Int.max, "Send the version you edited.", into: &errors)
        if version == nil, errors["version"].isEmpty { errors.add("version", "Send the version you edited.") }
        let amount = EntryFields.amount(self.input, into: &errors)
        if self.input.has("amount"), self.input["amount"].isEmpty { errors.add("amount", "Type how much it was.") }
        let unit = self.sent("unit") { $0.required("unit", max: 200, "Choose a unit.", into: &errors) }
        let meal = self.sent("meal") { EntryFields.meal($0, into: &errors) }
        let day = self.input.day("day", "That day doesn't exist. Choose another.", into: &errors)
        if self.input.has("day"), self.input["day"].isEmpty { errors.add("day", "Choose a day.") }
        let minutes = self.sent("time") { EntryFields.minutes($0, into: &errors) }
        guard let version, errors.isEmpty else { return nil }
        return Values(
            version: Int64(version),
            amount: amount,
            unit: unit,
            meal: meal,
            day: day,
            minutes: minutes
        )
    }

    private func sent<T>(_ name: String, _ read: (FormInput) -> T) -> T? {
        self.input.has(name) ? read(self.input) : nil
    }
}

extension EntryChangeForm {
    /// Fills the form from an entry.
    init(_ entry: DiaryEntry) {
        self.input = FormInput([
            "version": String(entry.version),
            "amount": Numerals.typed(entry.amount, decimals: 6),
            "unit": entry.unit,
            "meal": entry.meal,
            "day": entry.day.description,
            "time": EntryFields.time(entry.minutes),
        ])
    }
}
