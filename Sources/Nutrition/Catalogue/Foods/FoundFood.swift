/// A food that a search found, and what it was worth as an answer.
struct FoundFood: Sendable {
    var food: FoodSummary
    var score: Double
}
