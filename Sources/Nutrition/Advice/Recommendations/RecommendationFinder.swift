import FoodCatalogue
import HealthMath
import Members
import Storage

/// Finds the recommendations for one member.
///
/// The audience is matched in the member's own request, and nothing about that is stored.
struct RecommendationFinder: Sendable {
    let database: any Database
    let catalogue: Catalogue

    struct Found: Sendable {
        /// Recommendations meant for the member and not dismissed, the newest first.
        let forYou: [RecommendationStore.Answered]
        /// Recommendations that the member saved, whoever they are meant for.
        let saved: [RecommendationStore.Answered]
    }

    func find(for member: Member, _ eater: Eater, _ direction: Direction?, on day: CalendarDay) async throws -> Found {
        let published = try await RecommendationStore(database: self.database, owner: member.id).published()
        var forYou: [RecommendationStore.Answered] = []
        for each in published
        where !each.answer.isDismissed && !each.answer.isSaved
            && each.recommendation.audience.includes(eater, direction, on: day)
        {
            if try await self.suits(each.recommendation, eater) { forYou.append(each) }
        }
        return Found(forYou: forYou, saved: published.filter(\.answer.isSaved))
    }

    /// Returns whether its food, if any, is in the catalogue and surely suits the member's diet.
    private func suits(_ recommendation: Recommendation, _ eater: Eater) async throws -> Bool {
        guard let id = recommendation.content.food else { return true }
        guard let food = try await self.catalogue.food(id) else { return false }
        return FoodContents(food).suits(eater.needs)
    }
}
