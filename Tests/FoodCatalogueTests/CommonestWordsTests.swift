import Foundation
import Support
import Testing

@testable import FoodCatalogue

/// The words that people type most, alone, and the food that they mean.
struct CommonestWordsTests {
    private static let meant: [(word: String, food: Food.ID)] = [
        ("egg", "usda-01123"), ("milk", "usda-01077"), ("butter", "usda-01001"), ("cheese", "usda-01009"),
        ("yogurt", "usda-01116"), ("bread", "usda-18075"), ("rice", "usda-20045"), ("pasta", "usda-20121"),
        ("potato", "usda-11352"), ("tomato", "usda-11529"), ("cucumber", "usda-11205"), ("carrot", "usda-11124"),
        ("onion", "usda-11282"), ("lettuce", "usda-11253"), ("broccoli", "usda-11090"), ("apple", "usda-09003"),
        ("banana", "usda-09040"), ("orange", "usda-09200"), ("strawberries", "usda-09316"), ("grapes", "usda-09132"),
        ("avocado", "usda-09037"), ("chicken", "usda-05064"), ("beef", "usda-23220"), ("ham", "usda-07029"),
        ("salmon", "usda-15237"), ("tuna", "usda-15121"), ("tofu", "usda-16427"), ("lentils", "usda-16070"),
        ("hummus", "usda-16137"), ("almonds", "usda-12061"), ("honey", "usda-19296"), ("jam", "usda-19297"),
        ("sugar", "usda-19335"), ("chocolate", "usda-19120"), ("coffee", "usda-14209"), ("tea", "usda-14355"),
        ("wine", "usda-14096"), ("beer", "usda-14003"), ("water", "usda-14555"), ("pizza", "usda-21224"),
    ]

    @Test("one of the forty commonest words begins with what it means")
    func words() async throws {
        #expect(try await Self.missed(Self.meant).isEmpty)
    }

    @Test("what is being typed begins with the food that is meant, though other words begin so")
    func halfTyped() async throws {
        let typed: [(word: String, food: Food.ID)] = [
            ("eg", "usda-01123"), ("wi", "usda-14096"), ("win", "usda-14096"), ("butte", "usda-01001"),
            ("mil", "usda-01077"), ("ric", "usda-20045"), ("ban", "usda-09040"), ("coff", "usda-14209"),
            ("yog", "usda-01116"), ("toma", "usda-11529"), ("red win", "usda-14096"),
        ]
        #expect(try await Self.missed(typed).isEmpty)
    }

    @Test("a measure before it doesn't change what is meant")
    func measured() async throws {
        let measured: [(word: String, food: Food.ID)] = [
            ("a glass of wine", "usda-14096"), ("glass of milk", "usda-01077"), ("slice of bread", "usda-18075"),
            ("cup of coffee", "usda-14209"), ("handful of almonds", "usda-12061"),
        ]
        #expect(try await Self.missed(measured).isEmpty)
    }

    @Test("among foods that match as well, those that people have most come first")
    func commonest() async throws {
        let found = try await ShippedCatalogue.open().search("milk", limit: 5)
        #expect(!found.contains { $0.name.contains("human") || $0.name.contains("producer") }, "\(found.map(\.name))")
    }

    private static func missed(_ asked: [(word: String, food: Food.ID)]) async throws -> [String] {
        let catalogue = try ShippedCatalogue.open()
        var missed: [String] = []
        for (word, food) in asked {
            let first = try await catalogue.search(word, limit: 1).first
            if first?.id != food { missed.append("\(word): \(first?.id ?? "") \(first?.name ?? "")") }
        }
        return missed
    }
}
