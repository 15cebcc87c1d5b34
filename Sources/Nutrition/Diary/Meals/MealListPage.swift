import HTTPTypes
import Web

/// The page of the meals' names.
struct MealListPage: PageModel {
    static let template = "diary/meals"
    var isKept: Bool { true }

    let status: HTTPResponse.Status
    let frame: Frame
    let meals: [Item]

    struct Item: Encodable, Sendable {
        let mealField: String
        let mealLabel: String
        let mealInput: FieldView
    }

    init(_ form: MealListForm, _ errors: FormErrors, frame: Frame) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.meals = (1...MealList.most).map { number in
            let field = MealListForm.field(number)
            return Item(mealField: field, mealLabel: "Meal \(number)", mealInput: FieldView(field, of: form, errors))
        }
    }
}
