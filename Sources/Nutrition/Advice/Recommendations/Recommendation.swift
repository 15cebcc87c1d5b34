import FoodCatalogue
import Foundation
import Members

/// A nutritionist's recommendation.
struct Recommendation: Sendable, Equatable, Identifiable {
    enum Kind: String, Sendable, CaseIterable {
        case food, meal, advice

        var label: String {
            switch self {
            case .food: "A food"
            case .meal: "A meal"
            case .advice: "Advice"
            }
        }
    }

    /// The state of publication.
    enum State: Sendable, Equatable {
        case draft, published
        case withdrawn(byAdministrator: Bool)
    }

    let id: String
    let author: Member.ID
    let authorName: String
    let content: Content
    let audience: RecommendationAudience
    let state: State
    /// Grows with every change; 1 when new.
    let version: Int64

    /// The content, as plain text.
    struct Content: Sendable, Equatable {
        let kind: Kind
        let title: String
        let text: String
        /// An https address, or empty.
        let link: String
        let food: Food.ID?
    }
}
