import FoodCatalogue
import OutboundHTTP

/// A product of Open Food Facts' API v2, without implausible values.
struct OpenFoodFactsProduct: Sendable, Equatable {
    let name: String
    let brand: String?
    /// Per 100 g, or per 100 ml of a drink.
    let nutrients: Nutrients
    let isEnergyDerived: Bool
    let measures: [Measure]

    /// The fields that are requested.
    static let fields =
        names + [
            "code", "brands", "serving_size", "serving_quantity", "product_quantity", "nutrition_data_per",
            "nutriments",
        ]

    /// The name as printed on the product comes first; some products have only translated names.
    private static let names = ["product_name", "product_name_en"] + languages + ["generic_name"]
    private static let languages = ["fr", "de", "es", "it", "nl", "pt", "pl", "sv"].map { "product_name_" + $0 }

    /// Returns nil for a product without a name.
    init?(_ product: LenientJSONObject) {
        guard let name = Self.names.lazy.compactMap({ product.text($0) }).first else { return nil }
        self.name = name
        self.brand = product.text("brands")?.split(separator: ",").first.map(String.init)
        let serving = Self.grams(product.number("serving_quantity"))
        let facts = product.object("nutriments").map { OpenFoodFactsNutrients($0, serving: serving) }
        self.nutrients = facts?.nutrients ?? [:]
        self.isEnergyDerived = facts?.isEnergyDerived ?? false
        self.measures = [
            serving.map { Self.serving(product.text("serving_size", longest: 40), grams: $0) },
            Self.grams(product.number("product_quantity")).map { Measure(label: "1 package", grams: $0) },
        ].compactMap(\.self)
    }

    func food(_ barcode: Barcode) -> Food {
        Food(
            id: OpenFoodFacts.prefix + barcode.digits,
            name: self.name,
            brand: self.brand,
            group: OpenFoodFacts.name,
            nutrients: self.nutrients,
            isEnergyDerived: self.isEnergyDerived,
            measures: self.measures
        )
    }

    /// Reads a measure such as "1 serving, 2 biscuits"; a weight in the text is left out, because the grams say it.
    private static func serving(_ size: String?, grams: Double) -> Measure {
        let told = (size ?? "").replacing(/\(?[0-9.,]+ ?(g|ml)\b\)?/.ignoresCase(), with: "")
        let words = told.split { " (),;".contains($0) }.joined(separator: " ")
        return Measure(label: words.isEmpty ? "1 serving" : "1 serving, \(words)", grams: grams)
    }

    private static func grams(_ quantity: Double?) -> Double? {
        quantity.flatMap { (0.1...20_000).contains($0) ? $0 : nil }
    }
}
