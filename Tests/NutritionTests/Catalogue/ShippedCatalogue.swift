import Foundation

@testable import Nutrition

/// The catalogue of the shipped facts, built once for all tests of a run.
enum ShippedCatalogue {
    static func open() throws -> Catalogue {
        try Catalogue(path: self.built.get().folder.path("catalogue.sqlite").path)
    }

    static func report() throws -> CatalogueImportReport { try self.built.get().report }

    /// What a member could be proposed, read once for all.
    static func ideas() async throws -> [Idea] { try await self.readIdeas.value }

    private static let readIdeas = Task { try await IdeaTable(try Self.open()).ideas() }

    private static let built = Result {
        let folder = try Folder()
        let report = try CatalogueImport(from: ShippedFacts.usda).build(folder.path("catalogue.sqlite"))
        return (folder: folder, report: report)
    }
}
