import FoodCatalogue
import HTTPTypes
import Web

/// The page of an offer, to be corrected, accepted or refused.
struct ReviewPage: PageModel {
    static let template = "own/review"

    let status: HTTPResponse.Status
    let frame: Frame
    let acceptancePath: String
    let refusalPath: String
    let isChange: Bool
    /// The food that has the barcode already; empty when none has.
    let knownName: String
    let knownPath: String
    let fields: OwnFoodFields
    let reason: FieldView

    init(
        _ review: Review,
        _ form: OwnFoodForm,
        _ refusal: RefusalForm,
        _ errors: FormErrors,
        known: Food?,
        frame: Frame
    ) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.acceptancePath = ReviewLinks.acceptance(review.id)
        self.refusalPath = ReviewLinks.refusal(review.id)
        self.isChange = review.shared != nil
        self.knownName = known?.name ?? ""
        self.knownPath = known.map { FoodLinks.food($0.id) } ?? ""
        self.fields = OwnFoodFields(form, errors)
        self.reason = FieldView("reason", of: refusal, errors)
    }
}
