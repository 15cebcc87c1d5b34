import FoodCatalogue
import Storage
import Web

/// The food that was chosen among those that a photo may show.
struct PhotoChoiceForm: Form {
    static let fields: [String: FieldKind] = ["day": .text, "meal": .text, "foodId": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Food.ID? {
        let food = self.input.required("foodId", max: 100, "Choose what it is, or search for it.", into: &errors)
        return errors.isEmpty ? food : nil
    }
}
