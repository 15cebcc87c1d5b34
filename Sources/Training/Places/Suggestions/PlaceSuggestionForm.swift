import Web

/// What was typed so far into a field for a place, a gym or a town.
struct PlaceSuggestionForm: Form {
    static let fields: [String: FieldKind] = ["place": .text, "gym": .text, "location": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? { self.typed }

    /// Empty when nothing was, or too much for a name.
    var typed: String {
        let typed = Self.fields.keys.lazy.map { self.input[$0] }.first { !$0.isEmpty } ?? ""
        return typed.count <= NamedPlace.longestName ? typed : ""
    }
}
