package import Members

extension Choosable {
    /// Returns all choices, with the chosen ones marked.
    package static func choices(chosen: [String]) -> [ChoiceView] {
        Self.allCases.map { ChoiceView($0.rawValue, label: $0.label, chosen: chosen.contains($0.rawValue)) }
    }

    /// Reads all choices of a field of tick boxes.
    package static func picked(_ name: String, of input: FormInput, into errors: inout FormErrors) -> [Self] {
        let picked = input.all(name).map(Self.init(rawValue:))
        if picked.contains(nil) { errors.add(name, "Choose from the list.") }
        return picked.compactMap(\.self)
    }
}
