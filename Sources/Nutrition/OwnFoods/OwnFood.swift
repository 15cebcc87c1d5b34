import FoodCatalogue
import Storage

/// A food that a member added, mostly from its label.
struct OwnFood: Sendable, Equatable {
    let id: Food.ID
    var facts: Facts
    /// Grows with every change; 1 when new.
    var version: Int64
    /// Milliseconds since 1970.
    let createdAt: Int64

    /// The facts of its label.
    struct Facts: Sendable, Equatable {
        var name: String
        var brand: String?
        /// Thirteen digits, as `Barcode` writes them.
        var barcode: String?
        /// Per 100 g; what the label doesn't have is absent.
        var nutrients: Nutrients
        var measures: [Measure]
    }

    /// The most foods one member may keep.
    static let most = 2_000

    var food: Food { self.facts.food(self.id, group: "Your own food") }
}

extension OwnFood.Facts {
    func food(_ id: Food.ID, group: String) -> Food {
        Food(
            id: id,
            name: self.name,
            brand: self.brand,
            group: group,
            nutrients: self.nutrients,
            measures: self.measures
        )
    }

    /// Reads five columns: name, brand, barcode, nutrients, measures.
    init(_ columns: inout ColumnReader) throws {
        self.name = try columns.text()
        self.brand = try columns.optionalText()
        self.barcode = try columns.optionalText()
        self.nutrients = Nutrients(text: try columns.text()) ?? Nutrients()
        self.measures = MeasureList.measures(try columns.text())
    }
}
