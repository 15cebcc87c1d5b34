import Synchronization

/// What a list shows of a food; per 100 g, nil where the source does not know.
///
/// The same ones are shown again and again, so they are shared and remember how they were written.
package final class FoodSummary: Sendable, Identifiable, Equatable {
    package let id: Food.ID
    /// The source's own name.
    package let name: String
    /// What people call it; the same as `name` where its source names it plainly.
    package let plainName: String
    package let brand: String?
    package let kcal: Double?
    package let protein: Double?
    package let fat: Double?
    package let carbohydrate: Double?
    /// The first household measure, if the source has any.
    package let measure: Measure?
    /// How much of it people usually have at once; nil when nobody reviewed that.
    package let portion: UsualPortion?
    /// The energy of a whole saved meal; nil for foods.
    package let mealKilocalories: Double?
    private let written = Mutex<[UInt8]?>(nil)

    package init(
        id: Food.ID,
        name: String,
        plainName: String? = nil,
        brand: String? = nil,
        kcal: Double?,
        protein: Double?,
        fat: Double?,
        carbohydrate: Double?,
        measure: Measure?,
        portion: UsualPortion? = nil,
        mealKilocalories: Double? = nil
    ) {
        self.id = id
        self.name = name
        self.plainName = plainName ?? name
        self.brand = brand
        self.kcal = kcal
        self.protein = protein
        self.fat = fat
        self.carbohydrate = carbohydrate
        self.measure = measure
        self.portion = portion
        self.mealKilocalories = mealKilocalories
    }

    /// Returns what `write` makes of it, called once and kept: a second form of writing would get the first one's
    /// bytes.
    package func written(_ write: (FoodSummary) throws -> [UInt8]) throws -> [UInt8] {
        try self.written.withLock { written in
            if let written { return written }
            let bytes = try write(self)
            written = bytes
            return bytes
        }
    }

    package static func == (one: FoodSummary, other: FoodSummary) -> Bool {
        (one.id, one.name, one.plainName, one.brand, one.measure, one.portion)
            == (other.id, other.name, other.plainName, other.brand, other.measure, other.portion)
            && (one.kcal, one.protein, one.fat, one.carbohydrate, one.mealKilocalories)
                == (other.kcal, other.protein, other.fat, other.carbohydrate, other.mealKilocalories)
    }
}
