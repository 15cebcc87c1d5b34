import Members
import Web

/// Reads which member is to be blocked.
struct BlockForm: Form {
    static let fields: [String: FieldKind] = ["about": .number]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Member.ID? {
        let id = self.input.whole("about", in: 1...Int.max, "Open the page of whom it is about again.", into: &errors)
        if id == nil, errors.isEmpty { errors.add("about", "Say whom it is about.") }
        return id.map(Member.ID.init)
    }
}
