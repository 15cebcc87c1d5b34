import Web

/// Whom to block.
struct BlockForm: Form {
    static let fields: [String: FieldKind] = ["about": .number]

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    func validate(into errors: inout FormErrors) -> Member.ID? {
        let id = self.typed.whole("about", in: 1...Int.max, "Open the page of whom it is about again.", into: &errors)
        if id == nil, errors.isEmpty { errors.add("about", "Say whom it is about.") }
        return id.map(Member.ID.init)
    }
}
