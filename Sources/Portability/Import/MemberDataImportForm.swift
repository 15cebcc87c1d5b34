import Members
import Web

/// How a file is to be read.
struct MemberDataImportForm: Form {
    static let fields: [String: FieldKind] = ["weightUnit": .text]

    let input: FormInput

    /// The unit of weights that come without one; nil inside for the member's own.
    func validate(into errors: inout FormErrors) -> Units.Weight?? {
        .some(self.input.choice("weightUnit", "Choose kg, lb or st.", into: &errors))
    }
}
