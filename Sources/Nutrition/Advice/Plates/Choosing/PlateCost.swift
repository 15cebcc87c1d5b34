/// Says how far amounts are from what a meal needs.
///
/// The weights were found by reading a month of proposals for each of the judge's eaters.
struct PlateCost: Sendable {
    private let most: Double
    private let kcal: Double
    private let protein: Double
    private let carbohydrate: Double
    private let mostCarbohydrate: Double?
    private let fat: Double
    private let fibre: Double
    private let eatenFibre: Double
    /// The fibre that the day and the meal shouldn't pass by much, in grams.
    private let muchFibre: (day: Double, meal: Double)

    /// How much more than its part of the day's fibre a meal may have, and what any may, in grams.
    private static let muchFibreOfMeal = (times: 1.3, least: 5.0)

    init(_ needs: PlateNeeds) {
        let room = needs.room ?? Room(kcal: 0, protein: 0, carbohydrate: 0, fat: 0)
        self.most = needs.most ?? .infinity
        self.kcal = max(needs.kcal ?? 0, 1)
        self.protein = room.protein * needs.share
        self.carbohydrate = room.carbohydrate * needs.share
        self.mostCarbohydrate = needs.mostCarbohydrate
        self.fat = room.fat * needs.share
        self.fibre = needs.fibre * needs.share
        self.eatenFibre = needs.eatenFibre
        let part = (needs.muchFibre - needs.eatenFibre) * needs.share
        let most = max(part * Self.muchFibreOfMeal.times, Self.muchFibreOfMeal.least)
        self.muchFibre = (day: max(needs.muchFibre, needs.eatenFibre), meal: most)
    }

    /// Returns nil when it is more than is left.
    func of(_ facts: PlateFacts, imbalance: Double) -> Double? {
        guard facts.kcal <= self.most else { return nil }
        var cost = 0.2 * imbalance + 1.2 * abs(facts.kcal - self.kcal) / self.kcal
        cost += max(facts.kcal / self.kcal - 1.1, 0)
        cost += 0.7 * Self.beyond(self.protein, facts.protein, least: 10)
        cost += 0.45 * Self.beyond(facts.protein, self.protein * 1.25, least: 15)
        cost += 0.7 * Self.beyond(facts.carbohydrate, self.carbohydrate * 1.15, least: 15)
        // Without an upper end: who counts carbohydrate has no use for a bowl of rice, however well it fits otherwise.
        if let most = self.mostCarbohydrate { cost += 3 * max(facts.carbohydrate - most, 0) / max(most, 15) }
        cost += 0.25 * Self.beyond(self.carbohydrate * 0.8, facts.carbohydrate, least: 15)
        cost += 0.5 * Self.beyond(facts.fat, self.fat * 1.25, least: 8)
        cost += 0.4 * Self.beyond(self.fat * 0.85, facts.fat, least: 8)
        cost += 0.35 * Self.beyond(self.fibre, facts.fibre, least: 4)
        cost += 0.75 * Self.beyond(facts.fibre, self.muchFibre.meal, least: 10)
        cost += 1.4 * Self.beyond(self.eatenFibre + facts.fibre, self.muchFibre.day, least: 20)
        return cost
    }

    /// Returns the part by which one amount is beyond another, 0 when it isn't.
    private static func beyond(_ amount: Double, _ limit: Double, least: Double) -> Double {
        min(max(amount - limit, 0) / max(limit, least), 1.5)
    }
}
