import Foundation

@testable import Nutrition

/// The catalogue of the shipped facts, built once for all tests of a run.
enum ShippedCatalogue {
    static func open() throws -> Catalogue {
        try Catalogue(path: self.built.get().folder.path("catalogue.sqlite").path)
    }

    static func report() throws -> ImportReport { try self.built.get().report }

    private static let built = Result {
        let folder = try Folder()
        let report = try CatalogueImport(from: ShippedFacts.usda).build(folder.path("catalogue.sqlite"))
        return (folder: folder, report: report)
    }
}
