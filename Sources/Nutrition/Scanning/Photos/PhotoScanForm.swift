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
