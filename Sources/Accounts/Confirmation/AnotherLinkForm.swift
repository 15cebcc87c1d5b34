import Web

/// Asks for a new link; `next` is the page on which one asked.
struct AnotherLinkForm: Form {
    static let fields: [String: FieldKind] = ["next": .text]

    let input: FormInput

    /// Returns where one asked; the settings where the form names no page of this house.
    func validate(into errors: inout FormErrors) -> String? {
        self.input.localPath("next") ?? SettingsLinks.short.path
    }
}
