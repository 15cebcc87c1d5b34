/// A food that a search found, with its score.
package struct FoundFood: Sendable {
    package let food: FoodSummary
    package let score: Double

    package init(food: FoodSummary, score: Double) {
        self.food = food
        self.score = score
    }
}
