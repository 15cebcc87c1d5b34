import Support

@testable import Nutrition

/// What a member could be proposed from the shipped facts, read once for all tests of a run.
enum ShippedIdeas {
    static func all() async throws -> [Idea] { try await self.read.value }

    private static let read = Task { try await IdeaTable(try ShippedCatalogue.open()).ideas() }
}
