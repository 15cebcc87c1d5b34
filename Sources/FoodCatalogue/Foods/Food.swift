/// A food with all its facts from its source.
package struct Food: Sendable, Identifiable, Equatable {
    /// Stable over imports: "usda-09003" by the source's number, "product-3017620422003" by the barcode.
    package typealias ID = String

    package let id: ID
    /// The source's own name: "Chicken, broilers or fryers, breast, meat only, cooked, roasted".
    package let name: String
    /// What people call it: "Chicken breast, roasted"; the same as `name` where its source names it plainly.
    package let plainName: String
    package let brand: String?
    /// The source's category: "Fruits and Fruit Juices".
    package let group: String
    /// Per 100 g of the edible part.
    package let nutrients: Nutrients
    /// Whether its energy was computed from fat, carbohydrate, protein and alcohol, because the source gives none.
    package let isEnergyDerived: Bool
    /// Household measures in the source's order, the most usual first.
    package let measures: [Measure]
    /// How much of it people usually have at once; nil when nobody reviewed that.
    package let portion: UsualPortion?

    package init(
        id: ID,
        name: String,
        plainName: String? = nil,
        brand: String? = nil,
        group: String,
        nutrients: Nutrients,
        isEnergyDerived: Bool = false,
        measures: [Measure],
        portion: UsualPortion? = nil
    ) {
        self.id = id
        self.name = name
        self.plainName = plainName ?? name
        self.brand = brand
        self.group = group
        self.nutrients = nutrients
        self.isEnergyDerived = isEnergyDerived
        self.measures = measures
        self.portion = portion
    }
}
