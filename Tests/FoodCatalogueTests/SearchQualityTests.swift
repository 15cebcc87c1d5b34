import Foundation
import Support
import Testing

@testable import FoodCatalogue

@Suite("The ranking")
struct SearchQualityTests {
    @Test("answers what people ask: nine of ten first, all but a few in the first five")
    func quality() async throws {
        let list = try #require(Bundle.module.url(forResource: "Lists/queries", withExtension: "tsv"))
        let evaluation = try await SearchEvaluation(list, in: ShippedCatalogue.open())
        let misses = evaluation.misses.map { "\($0.query): \($0.answers.prefix(2))" }.joined(separator: "\n")
        #expect(evaluation.asked > 400)
        #expect(evaluation.first >= 0.95, "\(misses)")
        #expect(evaluation.firstFive >= 0.98, "\(misses)")
    }

    @Test(
        "gives the same food for every way of typing it",
        arguments: [
            "apple", "apples", "appel", "aple", "appl", "Apples, raw, with skin", "APPLE", "  apple  ", "raw apple",
        ]
    )
    func spellings(text: String) async throws {
        #expect(try await ShippedCatalogue.open().search(text).first?.id == "usda-09003")
    }

    @Test("does not mind the order of words")
    func order() async throws {
        let catalogue = try ShippedCatalogue.open()
        let one = try await catalogue.search("breast chicken roasted").prefix(5).map(\.id)
        let other = try await catalogue.search("roasted chicken breast").prefix(5).map(\.id)
        #expect(Set(one).intersection(other).count >= 3)
    }

    @Test("refuses a list without its two columns")
    func badList() async throws {
        let folder = try Folder(["list.tsv": "query\tacceptable\nonly one\n"])
        let catalogue = try ShippedCatalogue.open()
        await #expect(throws: SearchEvaluation.NotAList.self) {
            try await SearchEvaluation(folder.path("list.tsv"), in: catalogue)
        }
    }
}
