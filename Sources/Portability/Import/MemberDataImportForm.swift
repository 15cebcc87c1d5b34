import Members
import Web

/// Options for reading a file.
struct MemberDataImportForm: Form {
    static let fields: [String: FieldKind] = ["weightUnit": .text]

    let input: FormInput

    /// Returns the unit of weights that have none in the file; `.some(nil)` for the member's own.
    func validate(into errors: inout FormErrors) -> Units.Weight?? {
        .some(self.input.choice("weightUnit", "Choose kg, lb or st.", into: &errors))
    }
}
