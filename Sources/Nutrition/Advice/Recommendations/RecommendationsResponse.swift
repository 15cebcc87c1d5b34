/// The recommendations for a member as a device reads them.
struct RecommendationsResponse: Encodable, Sendable {
    let recommendations: [RecommendationResponse]

    init(_ found: RecommendationFinder.Found) {
        self.recommendations = (found.saved + found.forYou).map(RecommendationResponse.init)
    }
}

struct RecommendationResponse: Encodable, Sendable {
    let id: String
    let kind: String
    let title: String
    let text: String
    let link: String?
    let foodId: String?
    let author: String
    let saved: Bool
    let rating: Int?

    init(_ answered: RecommendationStore.Answered) {
        let recommendation = answered.recommendation
        self.id = recommendation.id
        self.kind = recommendation.content.kind.rawValue
        self.title = recommendation.content.title
        self.text = recommendation.content.text
        self.link = recommendation.content.link.isEmpty ? nil : recommendation.content.link
        self.foodId = recommendation.content.food
        self.author = recommendation.authorName
        self.saved = answered.answer.isSaved
        self.rating = answered.answer.rating
    }
}

/// A member's opinion as a device reads it.
struct OpinionResponse: Encodable, Sendable {
    let id: String
    let saved: Bool
    let dismissed: Bool
    let rating: Int?

    init(_ id: Recommendation.ID, _ answer: RecommendationStore.Opinion) {
        self.id = id
        self.saved = answer.isSaved
        self.dismissed = answer.isDismissed
        self.rating = answer.rating
    }
}
