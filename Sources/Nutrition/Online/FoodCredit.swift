import FoodCatalogue

/// The source of a food's facts with the credit that it requires, known by the food's id and group.
struct FoodCredit: Encodable, Sendable, Equatable {
    let name: String
    /// A page with the facts or about their source.
    let url: String
    /// The licence; nil for a contract with the operator.
    let licence: String?
    let licenceURL: String?

    static let edamam = FoodCredit(name: Edamam.name, url: "https://www.edamam.com", licence: nil, licenceURL: nil)
    private static let usda = FoodCredit(
        name: "USDA",
        url: "https://fdc.nal.usda.gov",
        licence: "public domain",
        licenceURL: "https://creativecommons.org/publicdomain/zero/1.0/"
    )

    /// Returns nil for foods that members made.
    init?(_ food: Food) {
        let isProduct = food.id.hasPrefix(OpenFoodFacts.prefix)
        // Imports end the group of Open Food Facts' products with its name; other products are USDA's branded foods.
        if food.id.hasPrefix("off-") || isProduct && food.group.hasSuffix(OpenFoodFacts.name) {
            self.init(openFoodFacts: food.id)
        } else if food.id.hasPrefix(Edamam.prefix) {
            self = .edamam
        } else if isProduct || food.id.hasPrefix("usda-") || food.id.hasPrefix("fdc-") || food.id.hasPrefix("spotter-")
        {
            self = .usda
        } else {
            return nil
        }
    }

    private init(openFoodFacts id: Food.ID) {
        self.init(
            name: OpenFoodFacts.name,
            url: "https://world.openfoodfacts.org/product/" + id.drop { $0 != "-" }.dropFirst(),
            licence: "Open Database License",
            licenceURL: "https://opendatacommons.org/licenses/odbl/1-0/"
        )
    }

    private init(name: String, url: String, licence: String?, licenceURL: String?) {
        self.name = name
        self.url = url
        self.licence = licence
        self.licenceURL = licenceURL
    }

    /// The text of links to the source; Edamam requires this wording.
    var linkName: String { self.name == Edamam.name ? "Powered by Edamam" : self.name }

    /// A warning about such facts; empty for none.
    var words: String {
        self.name == OpenFoodFacts.name ? "Volunteers typed these facts: compare them with the label." : ""
    }
}
