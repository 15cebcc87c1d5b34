import Web

/// A filter that narrows a search, with the address of the same search without it.
struct FilterChip: Encodable, Sendable, Equatable {
    let chipLabel: String
    let chipPath: String

    /// Returns the chips of a form, in the order of its fields; a value without a label has none.
    static func all(_ form: PeopleForm, _ labels: [(field: String, choices: [ChoiceView])]) -> [FilterChip] {
        labels.flatMap { field, choices in
            form.input.all(field).filter { !$0.isEmpty }.compactMap { value in
                choices.first { $0.choiceValue == value }.map {
                    FilterChip(chipLabel: $0.choiceLabel, chipPath: form.path(without: field, value))
                }
            }
        }
    }
}

extension PeopleForm {
    /// Returns the address of the same search from its beginning, without one value of a field.
    func path(without field: String, _ value: String) -> String {
        let parts = Self.fields.keys.sorted().filter { $0 != "after" }.flatMap { name in
            self.input.all(name)
                .filter { !$0.isEmpty && !(name == field && $0 == value) }
                .map { "\(name)=\($0.escapedForAddress)" }
        }
        return PeopleLinks.all.path + (parts.isEmpty ? "" : "?" + parts.joined(separator: "&"))
    }
}
