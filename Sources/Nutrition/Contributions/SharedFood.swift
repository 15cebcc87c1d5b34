import FoodCatalogue

/// A food that a member offered and everybody has, after review.
struct SharedFood: Sendable, Equatable {
    let id: Food.ID
    let facts: OwnFood.Facts
    let version: Int64
    /// Milliseconds since 1970.
    let changedAt: Int64
    let isRemoved: Bool

    var food: Food { self.facts.food(self.id, group: "From members here") }
}
