/// A food with all that its source says of it.
package struct Food: Sendable, Identifiable, Equatable {
    /// Stable over imports: "usda-09003" by the source's own number.
    package typealias ID = String

    package let id: ID
    package let name: String
    package let brand: String?
    /// The source's shelf: "Fruits and Fruit Juices".
    package let group: String
    /// Per 100 g of the edible part.
    package let nutrients: Nutrients
    /// In the source's order, the most usual first.
    package let measures: [Measure]

    package init(
        id: ID,
        name: String,
        brand: String? = nil,
        group: String,
        nutrients: Nutrients,
        measures: [Measure]
    ) {
        self.id = id
        self.name = name
        self.brand = brand
        self.group = group
        self.nutrients = nutrients
        self.measures = measures
    }
}
