/// Somebody else's work that stands in Spotter, with the credit that its licence asks for.
struct FactSource: Encodable, Sendable {
    let sourceName: String
    let sourcePath: String
    /// What it is here, and what was changed.
    let sourceWords: String
    let licenceName: String
    let licencePath: String

    private init(_ name: String, _ path: String, _ words: String, _ licence: (name: String, path: String)) {
        self.sourceName = name
        self.sourcePath = path
        self.sourceWords = words
        self.licenceName = licence.name
        self.licencePath = licence.path
    }

    static let all = [
        FactSource(
            "USDA National Nutrient Database for Standard Reference, Release 28",
            "https://fdc.nal.usda.gov",
            "Foods with their nutrients and household measures. Usual portions, everyday names and plates are ours.",
            Licence.cc0
        ),
        FactSource(
            "Open Food Facts",
            "https://world.openfoodfacts.org",
            "Products and barcodes, where this Spotter has or asks for them; implausible values are left out.",
            Licence.odbl
        ),
        FactSource(
            "GeoNames",
            "https://www.geonames.org",
            "Towns. Changed: only larger ones, coordinates to 11 m, names without accents.",
            Licence.attribution
        ),
        FactSource(
            "OpenStreetMap contributors",
            "https://www.openstreetmap.org/copyright",
            "Gyms and the map, where this Spotter has them.",
            Licence.odbl
        ),
        FactSource("Leaflet", "https://leafletjs.com", "Draws the map.", Licence.twoClauseBSD),
        FactSource("Chart.js", "https://www.chartjs.org", "Draws curves.", Licence.mit),
        FactSource("htmx", "https://htmx.org", "Swaps parts of pages.", Licence.zeroClauseBSD),
    ]

    private enum Licence {
        static let cc0 = ("public domain", "https://creativecommons.org/publicdomain/zero/1.0/")
        static let odbl = ("Open Database License", "https://opendatacommons.org/licenses/odbl/1-0/")
        static let attribution = ("CC BY 4.0", "https://creativecommons.org/licenses/by/4.0/")
        static let mit = ("MIT License", "https://opensource.org/license/mit")
        static let twoClauseBSD = ("2-Clause BSD License", "https://opensource.org/license/bsd-2-clause")
        static let zeroClauseBSD = ("Zero-Clause BSD License", "https://opensource.org/license/0bsd")
    }
}
