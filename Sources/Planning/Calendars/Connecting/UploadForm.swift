import Web

/// The query of the address to which a calendar's file is sent.
struct UploadForm: Form {
    static let fields: [String: FieldKind] = ["requestId": .text, "name": .text, "showsTitles": .flag]

    let input: FormInput

    struct Values: Sendable, Equatable {
        let id: String
        /// Nil for the calendar's own name.
        let name: String?
        let showsTitles: Bool
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let id = self.input.requestID(into: &errors)
        let name = Self.name(self.input, into: &errors)
        return id.map { Values(id: $0, name: name, showsTitles: self.input.isOn("showsTitles")) }
    }

    static func name(_ input: FormInput, into errors: inout FormErrors) -> String? {
        let name = input.text("name", max: CalendarName.longest, into: &errors)
        return name.isEmpty ? nil : name
    }
}
