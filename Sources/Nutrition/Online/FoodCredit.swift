/// Whose facts a food's are and what they ask to be said with them, told by the food's id.
struct FoodCredit: Encodable, Sendable, Equatable {
    let name: String
    /// Where the facts can be seen or their source is described.
    let url: String
    /// Under which terms; nil for a licence of its own with the operator.
    let licence: String?
    let licenceURL: String?

    /// Nil for foods that members made.
    init?(_ id: Food.ID) {
        if id.hasPrefix(OpenFoodFacts.prefix) {
            self.name = OpenFoodFacts.name
            self.url = "https://world.openfoodfacts.org/product/" + id.dropFirst(OpenFoodFacts.prefix.count)
            self.licence = "Open Database License"
            self.licenceURL = "https://opendatacommons.org/licenses/odbl/1-0/"
        } else if id.hasPrefix(Edamam.prefix) {
            self.name = Edamam.name
            self.url = "https://www.edamam.com"
            self.licence = nil
            self.licenceURL = nil
        } else if id.hasPrefix("usda-") || id.hasPrefix("fdc-") {
            self.name = "USDA"
            self.url = "https://fdc.nal.usda.gov"
            self.licence = "public domain"
            self.licenceURL = "https://creativecommons.org/publicdomain/zero/1.0/"
        } else {
            return nil
        }
    }

    /// What links to the source are called; Edamam wants it so.
    var linkName: String { self.name == Edamam.name ? "Powered by Edamam" : self.name }

    /// What a reader should know of such facts; empty when there is nothing.
    var words: String {
        self.name == OpenFoodFacts.name ? "Volunteers typed these facts: compare them with the label." : ""
    }
}
