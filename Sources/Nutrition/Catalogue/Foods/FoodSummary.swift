import Web

/// What a list shows of a food; per 100 g, nil where the source does not know.
///
/// The same ones are shown again and again, so they are shared and know how a device reads them.
package final class FoodSummary: Sendable, Identifiable, Equatable {
    package let id: Food.ID
    package let name: String
    package let brand: String?
    package let kcal: Double?
    package let protein: Double?
    package let fat: Double?
    package let carbohydrate: Double?
    /// The first household measure, if the source has any.
    package let measure: Measure?
    /// What the whole of a saved meal has; nil for foods.
    package let mealKilocalories: Double?
    /// As a device reads it, written once.
    let json: [UInt8]

    package init(
        id: Food.ID,
        name: String,
        brand: String? = nil,
        kcal: Double?,
        protein: Double?,
        fat: Double?,
        carbohydrate: Double?,
        measure: Measure?,
        mealKilocalories: Double? = nil
    ) {
        self.id = id
        self.name = name
        self.brand = brand
        self.kcal = kcal
        self.protein = protein
        self.fat = fat
        self.carbohydrate = carbohydrate
        self.measure = measure
        self.mealKilocalories = mealKilocalories
        self.json = JSONWriter.bytes { json in
            json.object { json in
                json.member("id", id)
                json.member("kind", FoodOrigin(id).kind)
                json.member("name", name)
                json.member("brand", brand)
                json.member("kcalPer100g", kcal)
                json.member("fat", fat)
                json.member("carbohydrate", carbohydrate)
                json.member("protein", protein)
                json.member("measure") { Self.write(measure, to: &$0) }
            }
        }
    }

    private static func write(_ measure: Measure?, to json: inout JSONWriter) {
        guard let measure else { return json.null() }
        json.object { json in
            json.member("label", measure.label)
            json.member("grams", measure.grams)
        }
    }

    package static func == (one: FoodSummary, other: FoodSummary) -> Bool { one.json == other.json }
}
