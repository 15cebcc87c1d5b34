/// A form field for a template: its value and complaints.
package struct FieldView: Encodable, Sendable {
    package let value: String
    package let complaints: [String]
    package let wrong: Bool

    package init(_ name: String, of form: some Form, _ errors: FormErrors) {
        self.init(value: form.input[name], complaints: errors[name])
    }

    package init(value: String, complaints: [String] = []) {
        self.value = value
        self.complaints = complaints
        self.wrong = !complaints.isEmpty
    }
}

/// A choice for a template.
package struct ChoiceView: Encodable, Sendable {
    package let choiceValue: String
    package let choiceLabel: String
    package let choiceHint: String
    package let chosen: Bool

    package init(_ value: String, label: String, hint: String = "", chosen: Bool) {
        self.choiceValue = value
        self.choiceLabel = label
        self.choiceHint = hint
        self.chosen = chosen
    }
}
