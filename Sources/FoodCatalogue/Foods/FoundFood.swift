/// A food that a search found, and what it was worth as an answer.
package struct FoundFood: Sendable {
    package let food: FoodSummary
    package let score: Double

    package init(food: FoodSummary, score: Double) {
        self.food = food
        self.score = score
    }
}
