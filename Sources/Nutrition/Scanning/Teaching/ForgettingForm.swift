import FoodCatalogue
import Members
import Web

/// The food that is to be forgotten; empty for all.
struct ForgettingForm: Form {
    static let fields: [String: FieldKind] = ["foodId": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Food.ID? { self.input.text("foodId", max: 100, into: &errors) }
}
