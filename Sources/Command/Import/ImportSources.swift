import App
import ArgumentParser
import FoodCatalogue
import Foundation

extension ImportCommand {
    struct USDA: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "usda",
            abstract: "Read USDA's foods: a folder of SR28 ASCII tables or of SR Legacy CSV files, or a packed file."
        )

        @Argument(help: "The folder or packed file; the one that Spotter ships when left out.")
        var source: String?

        @Option(help: "Write the facts into this packed file instead of building the catalogue.")
        var pack: String?

        func run() async throws {
            let source = self.source.map { URL(fileURLWithPath: $0) } ?? ShippedFacts.usda
            guard let pack else { return try await ImportRunner.run { try CatalogueImport(from: source) } }
            try await ImportRunner.inWords { _ in
                ImportRunner.say(try CatalogueImport(from: source).pack(URL(fileURLWithPath: pack)), in: pack)
            }
        }
    }

    struct FoodDataCentral: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "fdc",
            abstract: "Read FoodData Central's CSV tables: branded, Foundation and SR Legacy foods."
        )

        @Argument(help: "The folder with food.csv and the tables beside it.")
        var folder: String

        func run() async throws {
            try await ImportRunner.run { try CatalogueImport(foodDataCentral: URL(fileURLWithPath: self.folder)) }
        }
    }

    struct OpenFoodFacts: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "openfoodfacts",
            abstract: "Read products: Open Food Facts' CSV export or JSONL dump, gzipped or plain, or a like table."
        )

        @Argument(help: "The file.")
        var file: String

        @Option(help: "Only products sold in this country, as Open Food Facts writes it: france, united-kingdom.")
        var country: String?

        @Option(help: "What a table of its own calls things: code=barcode,name=title,sodium=natrium:mg,…")
        var columns: String?

        func run() async throws {
            try await ImportRunner.run {
                try CatalogueImport(
                    openFoodFacts: URL(fileURLWithPath: self.file),
                    columns: self.columns,
                    country: self.country
                )
            }
        }
    }
}
