import FoodCatalogue
import Members

/// Ranks all foods that a member can log in one list.
extension FoodLookup {
    /// Returns the foods that answer `text`, best first; the member's own, and what they have often, rank higher.
    func search(
        _ text: String,
        _ filter: FoodFilter = .all,
        limit: Int,
        familiar: [Food.ID: Int],
        for owner: Member.ID
    ) async throws -> [FoodSummary] {
        let question = Question(text)
        let own = try await self.own(for: owner)
        var found = Self.found(question, in: own, familiar: familiar)
        if filter.asksEverybodys {
            // A narrow filter leaves most foods out afterwards.
            let most = filter == .all ? limit : Self.mostFiltered
            found += try await self.catalogue.found(text, limit: most, kind: filter.kind, familiar: familiar)
            found += try await self.shared(question, without: own.given, limit: most, familiar: familiar)
        }
        if filter != .all { found.removeAll { !filter.allows($0.food) } }
        // The catalogue's foods alone are sorted already.
        guard found.contains(where: { FoodOrigin($0.food.id) != .catalogue }) else {
            return found.prefix(limit).map(\.food)
        }
        return found.sorted(by: Self.isBetter).prefix(limit).map(\.food)
    }

    /// Returns whether a food ranks before another; of two that match as well, the member's own does.
    static func isBetter(_ one: FoundFood, _ other: FoundFood) -> Bool {
        guard one.score == other.score else { return one.score > other.score }
        let (isOwn, isOthersOwn) = (FoodOrigin(one.food.id).isOwn, FoodOrigin(other.food.id).isOwn)
        return isOwn == isOthersOwn ? one.food.id < other.food.id : isOwn
    }

    private static let mostFiltered = 100
    /// How much higher the member's own foods rank: less than an exact word is worth, more than a popular food has.
    private static let ownRaise = 3.0

    private static func found(
        _ question: Question,
        in own: OwnFoodIndex.Things,
        familiar: [Food.ID: Int]
    ) -> [FoundFood] {
        own.index.search(question).compactMap { match in
            own.foods[match.id].map {
                FoundFood(food: $0, score: match.score + self.ownRaise + Ranking.raise(familiar[match.id] ?? 0))
            }
        }
    }

    /// Returns the foods that members gave to everybody, without those made of this member's own.
    private func shared(
        _ question: Question,
        without given: Set<Food.ID>,
        limit: Int,
        familiar: [Food.ID: Int]
    ) async throws -> [FoundFood] {
        let matches = try await self.sharedIndex.index().search(question).filter { !given.contains($0.id) }
        let raised = matches.map { (id: $0.id, score: $0.score + Ranking.raise(familiar[$0.id] ?? 0)) }
            .sorted { $0.score > $1.score }.prefix(limit)
        let scores = Dictionary(raised.map { ($0.id, $0.score) }) { first, _ in first }
        return try await SharedFoodStore(database: self.database).all(raised.map(\.id)).map {
            FoundFood(food: FoodSummary($0.food), score: scores[$0.id] ?? 0)
        }
    }

    /// Returns the names of all the member's own foods, meals and recipes.
    private func own(for owner: Member.ID) async throws -> OwnFoodIndex.Things {
        try await self.ownIndex.things(of: owner) {
            var foods = try await OwnFoodStore(database: self.database, owner: owner).page(limit: OwnFood.most)
                .map { FoodSummary($0.food) }
            let dishes = DishStore(database: self.database, owner: owner)
            for kind in Dish.Kind.allCases {
                foods += try await dishes.page(kind, limit: Dish.most).map(\.summary)
            }
            let given = try await ContributionStore(database: self.database, owner: owner).shared()
            return (foods, given)
        }
    }
}
