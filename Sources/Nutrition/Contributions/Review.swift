import FoodCatalogue

/// An offered food as an administrator looks at it: the food, not the person.
struct Review: Sendable, Equatable {
    let id: String
    let owner: Int64
    let food: OwnFood
    /// Milliseconds since 1970.
    let offeredAt: Int64
    /// The food everybody has already, when this is its new version.
    let shared: Food.ID?
}
