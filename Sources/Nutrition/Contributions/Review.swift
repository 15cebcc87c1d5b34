import FoodCatalogue
import Members

/// An offered food for an administrator, without its owner.
struct Review: Sendable, Equatable {
    let id: String
    let owner: Member.ID
    let food: OwnFood
    /// Milliseconds since 1970.
    let offeredAt: Int64
    /// The shared food that exists already, when this is its new version.
    let shared: Food.ID?
}
