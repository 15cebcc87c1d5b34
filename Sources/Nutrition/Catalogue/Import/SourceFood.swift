/// A food as a source tells it, before the catalogue has a place for it.
struct SourceFood: Sendable, Equatable {
    var food: Food
    /// Other names it goes by, as the source lists them: "donut", "Sweetpotato".
    var otherNames = ""
    /// Whether it was needed to describe what people said they ate (USDA's survey flag), so a usual food.
    var isUsual = false
    var barcode: Barcode?
}

/// Where a source's facts come from and of when they are.
struct SourceOrigin: Sendable, Equatable {
    var name: String
    var date: String
}

/// Tables that tell foods one after the other.
protocol FoodSource {
    var origin: SourceOrigin { get throws }

    /// Calls `each` for every food; what it returns is the reason to leave the food out. Bad lines are left out too.
    func foods(_ report: inout ImportReport, _ each: (SourceFood) throws -> String?) throws
}
