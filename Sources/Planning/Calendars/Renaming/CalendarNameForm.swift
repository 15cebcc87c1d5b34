import Web

/// The name of a calendar, as its member calls it.
struct CalendarNameForm: Form {
    static let fields: [String: FieldKind] = ["name": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? {
        let name = self.input.required("name", max: CalendarName.longest, "Give it a name.", into: &errors)
        return CalendarName.tidied(name)
    }
}
