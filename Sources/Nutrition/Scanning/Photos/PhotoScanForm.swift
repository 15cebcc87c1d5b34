import FoodCatalogue
import Storage
import Web

/// Where the food of a photo will be logged, and how often nothing was seen before.
struct PhotoScanForm: Form {
    static let fields: [String: FieldKind] = ["day": .text, "meal": .text, "failures": .number]

    var input: FormInput

    func validate(into errors: inout FormErrors) -> Void? { () }

    /// What stands in a form with a photo replaces what stands in the address.
    mutating func take(_ fields: [String: String]) {
        for name in Self.fields.keys { if let value = fields[name] { self.input.set(name, to: value) } }
    }

    var failures: Int { min(max(Int(self.input["failures"]) ?? 0, 0), 9) }
}

/// The food that was chosen among those that a photo may show.
struct PhotoChoiceForm: Form {
    static let fields: [String: FieldKind] = ["day": .text, "meal": .text, "foodId": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Food.ID? {
        let food = self.input.required("foodId", max: 100, "Choose what it is, or search for it.", into: &errors)
        return errors.isEmpty ? food : nil
    }
}

/// What a photo shows, said by a device.
struct PhotoCorrectionForm: Form {
    static let fields: [String: FieldKind] = ["foodId": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Food.ID? {
        let food = self.input.required("foodId", max: 100, "Say which food the photo shows.", into: &errors)
        return errors.isEmpty ? food : nil
    }
}

/// Whether photos are kept with their entries.
struct PhotoKeepingForm: Form {
    static let fields: [String: FieldKind] = ["keeps": .flag]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Bool? { self.input.isOn("keeps") }
}
