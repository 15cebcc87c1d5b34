import HTTPTypes
import HealthMath
import Members
import Web

/// Asks for a code; then says what others will see, and asks what the member sets out to do, before they join.
struct RivalJoinPage: PageModel {
    static let template = "rivals/joining"

    let status: HTTPResponse.Status
    let frame: Frame
    let code: FieldView
    let formComplaints: [String]
    let offers: [OfferView]

    /// The group of the code.
    struct OfferView: Encodable, Sendable {
        let offerName: String
        let offerCode: String
        /// "9–15 March".
        let offerDays: String
        /// "3 people are in it", of those whom the member would see.
        let offerPeople: String
        let offerRules: [RivalRuleView]
        let offerAims: RivalAimsView
    }

    init(_ offered: Rivals.Offered?, _ form: some Form, _ errors: FormErrors, today: CalendarDay, frame: Frame) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.code = FieldView("code", of: form, errors)
        self.formComplaints = errors["form"]
        self.offers = [offered].compactMap(\.self).map { offered in
            OfferView(
                offerName: offered.group.name,
                offerCode: offered.group.code,
                offerDays: DayName.span(offered.group.scoring.days, today: today),
                offerPeople: Self.people(offered.count),
                offerRules: RivalWords.rules(of: offered.group.scoring),
                offerAims: RivalAimsView(offered.group.scoring.rules.map(\.fact), of: form, errors)
            )
        }
    }

    private static func people(_ count: Int) -> String {
        switch count {
        case 0: "Nobody you can see is in it yet."
        case 1: "One person is in it."
        default: "\(count) people are in it."
        }
    }
}
