import Web

/// How a file is to be read.
struct ImportWishForm: Form {
    static let fields: [String: FieldKind] = ["weightUnit": .text]

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    /// The unit of weights that come without one; nil inside for the member's own.
    func validate(into errors: inout FormErrors) -> Units.Weight?? {
        .some(self.typed.choice("weightUnit", "Choose kg, lb or st.", into: &errors))
    }
}
