package import Members

/// A weight or a height for the template `me/measure`: one field, or two for "11 st 6 lb".
package struct MeasureView: Encodable, Sendable {
    package enum Kind: Sendable { case weight, height }

    let measureName: String
    let measureLabel: String
    /// The field's hint; empty for none.
    let measureHint: String
    let measureUnit: String
    let measureRequired: Bool
    let value: String
    let complaints: [String]
    let wrong: Bool
    /// The name of the second field; empty when there is none.
    let finerName: String
    let finerUnit: String
    let finerWord: String
    let finerValue: String

    package init(
        _ name: String,
        label: String,
        hint: String = "",
        required: Bool = true,
        of form: some Form,
        _ kind: Kind,
        in units: Units,
        _ errors: FormErrors
    ) {
        self.measureName = name
        self.measureLabel = label
        self.measureHint = hint
        self.measureRequired = required
        self.value = form.input[name]
        self.complaints = errors[name]
        self.wrong = !errors[name].isEmpty
        switch kind {
        case .weight:
            self.measureUnit = units.weight.rawValue
            (self.finerUnit, self.finerWord) = units.weight == .st ? ("lb", "pounds") : ("", "")
            self.finerName = name + "Pounds"
        case .height:
            self.measureUnit = units.height.rawValue
            (self.finerUnit, self.finerWord) = units.height == .ft ? ("in", "inches") : ("", "")
            self.finerName = name + "Inches"
        }
        self.finerValue = form.input[self.finerName]
    }
}
