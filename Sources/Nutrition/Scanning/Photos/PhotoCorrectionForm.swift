import FoodCatalogue
import Storage
import Web

/// What a photo shows, said by a device.
struct PhotoCorrectionForm: Form {
    static let fields: [String: FieldKind] = ["foodId": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Food.ID? {
        let food = self.input.required("foodId", max: 100, "Say which food the photo shows.", into: &errors)
        return errors.isEmpty ? food : nil
    }
}
