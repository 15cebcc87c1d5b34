import Members
import Web

/// The page of a nutritionist's texts.
struct AuthorPage: PageModel {
    static let template = "nutritionist/list"

    let frame: Frame
    let texts: [Item]

    struct Item: Encodable, Sendable {
        let textPath: String
        let textTitle: String
        let textNote: String
        let textState: String
        let textStateClass: String
    }

    init(_ texts: [AuthorStore.Received], frame: Frame) {
        self.frame = frame
        self.texts = texts.map { received in
            let recommendation = received.recommendation
            let rating = received.rating.map { " · rated \(Numerals.text($0, decimals: 1)) of 5" } ?? ""
            return Item(
                textPath: AdviceLinks.text(recommendation.id),
                textTitle: recommendation.content.title,
                textNote: recommendation.audience.words + rating,
                textState: recommendation.state.label,
                textStateClass: recommendation.state == .published ? "tag-leaf" : ""
            )
        }
    }
}
