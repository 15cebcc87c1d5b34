import Foundation

/// Something a nutritionist recommends.
package struct Recommendation: Sendable, Equatable, Identifiable {
    package enum Kind: String, Sendable, CaseIterable {
        case food, meal, advice

        var label: String {
            switch self {
            case .food: "A food"
            case .meal: "A meal"
            case .advice: "Advice"
            }
        }
    }

    /// Where it stands.
    package enum State: Sendable, Equatable {
        case draft, published
        case withdrawn(byAdministrator: Bool)
    }

    package let id: String
    package let author: Int64
    package let authorName: String
    package let content: Content
    package let audience: Audience
    package let state: State
    /// Grows with every change; 1 when new.
    package let version: Int64

    /// What it says, as plain text.
    package struct Content: Sendable, Equatable {
        let kind: Kind
        let title: String
        let text: String
        /// An https address, or empty.
        let link: String
        let food: Food.ID?
    }
}
