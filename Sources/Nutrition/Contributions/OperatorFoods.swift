import FoodCatalogue
package import Foundation
package import Storage
import Web

/// What the operator does about foods that members offered to everybody, from the command line.
package struct OperatorFoods: Sendable {
    /// A food that waits.
    package struct Line: Sendable {
        package let id: String
        package let at: Date
        package let name: String
        package let brand: String
        /// In 100 g; nil for unknown.
        package let kcal: Double?
    }

    package enum Outcome: Sendable, Equatable {
        /// The name of the food.
        case done(String)
        case missing
        /// Another shared food has its barcode.
        case barcodeTaken
        /// The reason is missing or too long.
        case reasonUnfit
    }

    /// The most of a list.
    private static let most = 200

    private let reviews: ReviewStore
    private let now: @Sendable () -> Date

    package init(database: any Database, now: @Sendable @escaping () -> Date) {
        self.reviews = ReviewStore(database: database)
        self.now = now
    }

    /// Returns the offers, the longest waiting first.
    package func waiting() async throws -> [Line] {
        try await self.reviews.waiting(limit: Self.most).map { review in
            let facts = review.food.facts
            return Line(
                id: review.id,
                at: Date(milliseconds: review.offeredAt),
                name: facts.name,
                brand: facts.brand ?? "",
                kcal: facts.nutrients.kcal
            )
        }
    }

    /// Gives a food to everybody as it was offered.
    package func accept(_ id: String) async throws -> Outcome {
        guard let review = try await self.reviews.find(id) else { return .missing }
        let accepted = try await self.reviews.accept(review, as: review.food.facts, by: nil, now: self.now())
        return switch accepted {
        case .done: .done(review.food.facts.name)
        case .changed: .missing
        case .barcodeTaken: .barcodeTaken
        }
    }

    /// Leaves a food its owner's, who reads why.
    package func refuse(_ id: String, because reason: String) async throws -> Outcome {
        var errors = FormErrors()
        let form = RefusalForm(FormInput(["reason": reason]))
        guard let reason = form.validate(into: &errors) else { return .reasonUnfit }
        guard let review = try await self.reviews.find(id),
            try await self.reviews.refuse(review, reason: reason, by: nil, now: self.now())
        else { return .missing }
        return .done(review.food.facts.name)
    }
}
