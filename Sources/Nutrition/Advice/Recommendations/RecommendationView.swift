import Foundation

/// A recommendation with its buttons, as a member sees it.
struct RecommendationView: Encodable, Sendable {
    let adviceTitle: String
    let adviceKind: String
    let adviceAuthor: String
    let paragraphs: [String]
    /// Empty without one.
    let adviceLink: String
    let adviceHost: String
    let adviceFoodPath: String
    let isSaved: Bool
    let savePath: String
    let unsavePath: String
    let dismissPath: String
    let ratePath: String
    let stars: [Star]

    struct Star: Encodable, Sendable {
        let starNumber: String
        let starLabel: String
        let starFilled: Bool
    }

    init(_ answered: RecommendationStore.Answered) {
        let recommendation = answered.recommendation
        let content = recommendation.content
        let id = recommendation.id
        self.adviceTitle = content.title
        self.adviceKind = content.kind.label
        self.adviceAuthor = recommendation.authorName
        self.paragraphs = content.text.split(whereSeparator: \.isNewline).map(String.init)
        self.adviceLink = content.link
        self.adviceHost = URL(string: content.link)?.host ?? ""
        self.adviceFoodPath = content.food.map { FoodLinks.food($0) } ?? ""
        self.isSaved = answered.answer.isSaved
        self.savePath = AdviceLinks.saving(id)
        self.unsavePath = AdviceLinks.unsaving(id)
        self.dismissPath = AdviceLinks.dismissal(id)
        self.ratePath = AdviceLinks.rating(id)
        self.stars = (1...5).map {
            Star(
                starNumber: String($0),
                starLabel: "Rate it \($0) of 5",
                starFilled: $0 <= answered.answer.rating ?? 0
            )
        }
    }
}
