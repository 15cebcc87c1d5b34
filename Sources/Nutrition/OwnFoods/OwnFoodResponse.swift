import Web

/// The facts of a food that only its owner sees.
struct OwnFoodResponse: Encodable, Sendable {
    let version: Int64
    let barcode: OrNull<String>
    /// Its offer to everybody; null without one.
    let offer: OrNull<ContributionResponse>

    init(_ food: OwnFood, _ contribution: Contribution?) {
        self.version = food.version
        self.barcode = OrNull(food.facts.barcode)
        self.offer = OrNull(contribution.map(ContributionResponse.init))
    }
}
