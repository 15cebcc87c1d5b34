import Foundation

/// The composed foods that come with the program.
struct ComposedFoods: Sendable {
    let foods: [ComposedFood]
    /// Tells one state of the table from another; a file of the catalogue keeps the one that it was built with.
    let edition: Int32

    /// Returns the table that comes with the program, read on first use.
    static func shipped() throws -> ComposedFoods { try Self.once.get() }

    private static let once = Result {
        ComposedFoods(try String(contentsOf: ShippedFacts.composedFoods, encoding: .utf8))
    }

    init(_ table: String) {
        self.foods = ComposedFood.all(table)
        // FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo, 1991): any change of the table changes it.
        let hash = table.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        self.edition = Int32(bitPattern: hash)
    }
}
