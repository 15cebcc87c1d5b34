/// What a list shows of a food; per 100 g, nil where the source does not know.
package struct FoodSummary: Sendable, Identifiable, Equatable {
    package let id: Food.ID
    package let name: String
    package let brand: String?
    package let kcal: Double?
    package let protein: Double?
    package let fat: Double?
    package let carbohydrate: Double?
    /// The first household measure, if the source has any.
    package let measure: Measure?

    package init(
        id: Food.ID,
        name: String,
        brand: String? = nil,
        kcal: Double?,
        protein: Double?,
        fat: Double?,
        carbohydrate: Double?,
        measure: Measure?
    ) {
        self.id = id
        self.name = name
        self.brand = brand
        self.kcal = kcal
        self.protein = protein
        self.fat = fat
        self.carbohydrate = carbohydrate
        self.measure = measure
    }
}
