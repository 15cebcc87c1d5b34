import Web

/// The page of all recommendations for a member.
struct RecommendationsPage: PageModel {
    static let template = "advice/recommendations"

    let frame: Frame
    let recommendations: [RecommendationView]
    let saved: [RecommendationView]
    let isEmpty: Bool

    init(_ found: RecommendationFinder.Found, frame: Frame) {
        self.frame = frame
        self.recommendations = found.forYou.map(RecommendationView.init)
        self.saved = found.saved.map(RecommendationView.init)
        self.isEmpty = found.forYou.isEmpty && found.saved.isEmpty
    }
}
