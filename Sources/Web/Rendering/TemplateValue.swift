/// A page model as templates see it.
enum TemplateValue: Sendable {
    case text(String)
    case flag(Bool)
    case list([TemplateValue])
    case fields([Field])

    struct Field: Sendable {
        let name: String
        let value: TemplateValue
    }

    /// Returns the field with this name, if any.
    subscript(name: String) -> TemplateValue? {
        guard case .fields(let fields) = self else { return nil }
        for field in fields where field.name == name { return field.value }
        return nil
    }

    func changed(by change: Template.Change) -> TemplateValue? {
        switch (change, self) {
        case (.empty, .text(let text)): .flag(text.isEmpty)
        case (.empty, .list(let items)): .flag(items.isEmpty)
        case (.lowercased, .text(let text)): .text(text.lowercased())
        default: nil
        }
    }
}
