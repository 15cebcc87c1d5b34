import HTTPTypes
import Web

/// The page of all nutritionists' texts.
struct ModerationPage: PageModel {
    static let template = "nutritionist/moderation"

    let frame: Frame
    let status: HTTPResponse.Status
    let texts: [Item]

    struct Item: Encodable, Sendable {
        let textId: String
        let textTitle: String
        let textNote: String
        let textBody: String
        let textLink: String
        let textState: String
        let decisionPath: String
        /// "Take it back" or "Show it again".
        let decisionLabel: String
        /// Whether its form was sent and refused.
        let decisionAsked: Bool
        let reasonComplaints: [String]
    }

    /// Creates the page; the complaints are about the form of one text.
    init(_ texts: [Recommendation], _ errors: FormErrors, about asked: Recommendation.ID?, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.texts = texts.map { text in
            let isTaken = text.state == .withdrawn(byAdministrator: true)
            return Item(
                textId: "\(text.id)",
                textTitle: text.content.title,
                textNote: "\(text.authorName) · \(text.audience.words)",
                textBody: text.content.text,
                textLink: text.content.link,
                textState: text.state.label,
                decisionPath: isTaken ? AdviceLinks.showing(text.id) : AdviceLinks.withdrawal(text.id),
                decisionLabel: isTaken ? "Show it again" : "Take it back",
                decisionAsked: text.id == asked,
                reasonComplaints: text.id == asked ? errors["reason"] : []
            )
        }
    }
}
