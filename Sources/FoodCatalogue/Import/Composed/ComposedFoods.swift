import Foundation

/// The foods that come with the program beside those of the source: composed ones, and supplements.
struct ComposedFoods: Sendable {
    let foods: [ComposedFood]
    let supplements: [Supplement]
    /// Tells one state of the tables from another; a file of the catalogue keeps the one that it was built with.
    let edition: Int32

    /// Returns the tables that come with the program, read on first use.
    static func shipped() throws -> ComposedFoods { try Self.once.get() }

    private static let once = Result {
        ComposedFoods(
            try String(contentsOf: ShippedFacts.composedFoods, encoding: .utf8),
            supplements: try String(contentsOf: ShippedFacts.supplements, encoding: .utf8)
        )
    }

    init(_ table: String, supplements: String = "") {
        self.foods = ComposedFood.all(table)
        self.supplements = Supplement.all(supplements)
        // FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo, 1991): any change of the tables changes it.
        let hash = (table + supplements).utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        self.edition = Int32(bitPattern: hash)
    }
}
