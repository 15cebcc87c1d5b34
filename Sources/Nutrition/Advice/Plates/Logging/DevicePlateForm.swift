import Web

/// The form as a device sends it; the day is in the address.
struct DevicePlateForm: Form {
    static let fields: [String: FieldKind] = [
        "requestId": .text, "meal": .text, "time": .text, "plateId": .text, "things": .items(["count": .number]),
    ]

    struct Values: Sendable, Equatable {
        let id: String
        let meal: String
        let minutes: Int?
        let plate: Plate.ID
        /// The amounts by the position of the thing; the usual one where none was sent.
        let counts: [Int: Double]
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let id = self.input.requestID(into: &errors)
        let meal = EntryFields.meal(self.input, into: &errors)
        let minutes = EntryFields.minutes(self.input, into: &errors)
        let plate = self.input.required("plateId", max: 100, "Choose a plate.", into: &errors)
        var counts: [Int: Double] = [:]
        for (place, thing) in self.input.items("things") {
            var complaints = FormErrors()
            let words = "Type how much, from 0.01 to 10,000."
            counts[place] = thing.number("count", in: 0.01...10_000, words, into: &complaints)
            for word in complaints["count"] { errors.add("things.\(place).count", word) }
        }
        guard let id, errors.isEmpty else { return nil }
        return Values(id: id, meal: meal, minutes: minutes, plate: plate, counts: counts)
    }
}
