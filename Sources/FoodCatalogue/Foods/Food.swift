/// A food with all that its source says of it.
package struct Food: Sendable, Identifiable, Equatable {
    /// Stable over imports: "usda-09003" by the source's own number, "product-3017620422003" by its barcode.
    package typealias ID = String

    package let id: ID
    package let name: String
    package let brand: String?
    /// The source's shelf: "Fruits and Fruit Juices".
    package let group: String
    /// Per 100 g of the edible part.
    package let nutrients: Nutrients
    /// Whether its energy is not the source's but worked out from fat, carbohydrate, protein and alcohol.
    package let isEnergyDerived: Bool
    /// In the source's order, the most usual first.
    package let measures: [Measure]

    package init(
        id: ID,
        name: String,
        brand: String? = nil,
        group: String,
        nutrients: Nutrients,
        isEnergyDerived: Bool = false,
        measures: [Measure]
    ) {
        self.id = id
        self.name = name
        self.brand = brand
        self.group = group
        self.nutrients = nutrients
        self.isEnergyDerived = isEnergyDerived
        self.measures = measures
    }
}
