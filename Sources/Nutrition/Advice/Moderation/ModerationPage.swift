import Web

/// The page of all nutritionists' texts.
struct ModerationPage: PageModel {
    static let template = "nutritionist/moderation"

    let frame: Frame
    let texts: [Item]

    struct Item: Encodable, Sendable {
        let textTitle: String
        let textNote: String
        let textBody: String
        let textLink: String
        let textState: String
        let withdrawPath: String
        let restorePath: String
    }

    init(_ texts: [Recommendation], frame: Frame) {
        self.frame = frame
        self.texts = texts.map { text in
            let isTaken = text.state == .withdrawn(byAdministrator: true)
            return Item(
                textTitle: text.content.title,
                textNote: "\(text.authorName) · \(text.audience.words)",
                textBody: text.content.text,
                textLink: text.content.link,
                textState: text.state.label,
                withdrawPath: isTaken ? "" : AdviceLinks.withdrawal(text.id),
                restorePath: isTaken ? AdviceLinks.showing(text.id) : ""
            )
        }
    }
}
