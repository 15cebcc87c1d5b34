package import FoodCatalogue
import Foundation

/// The catalogue of the shipped facts, built once for all tests of a run.
package enum ShippedCatalogue {
    package static func open() throws -> Catalogue { try Catalogue(path: self.path()) }

    package static func path() throws -> String { try self.built.get().path }

    package static func report() throws -> CatalogueImportReport { try self.built.get().report }

    private static let built = Result {
        let file = try Backend.newFolder().appending(path: "catalogue.sqlite")
        let report = try CatalogueImport(from: ShippedFacts.usda).build(file)
        return (path: file.path, report: report)
    }
}
