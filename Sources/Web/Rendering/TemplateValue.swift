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
        // Through a pointer no field is retained only to be compared.
        return fields.withUnsafeBufferPointer { fields in
            fields.indices.first { fields[$0].name == name }.map { fields[$0].value }
        }
    }

    func changed(by change: Template.Change) -> TemplateValue? {
        switch (change, self) {
        case (.empty, .text(let text)): .flag(text.isEmpty)
        case (.empty, .list(let items)): .flag(items.isEmpty)
        case (.lowercased, .text(let text)): .text(text.lowercased())
        case (.unbroken, .text): self
        default: nil
        }
    }
}
