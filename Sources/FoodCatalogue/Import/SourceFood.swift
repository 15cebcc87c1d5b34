/// A food as a source tells it, before the catalogue has a place for it.
struct SourceFood: Sendable, Equatable {
    var food: Food
    /// Other names it goes by, as the source lists them: "donut", "Sweetpotato".
    var otherNames = ""
    /// Whether it was needed to describe what people said they ate (USDA's survey flag), so a usual food.
    var isUsual = false
    var barcode: Barcode?
    /// How often a product is looked for, 0 … 3; nil for what is no product but food by name.
    var popularity: Double?
}

/// Where a source's facts come from and of when they are.
struct SourceOrigin: Sendable, Equatable {
    var name: String
    var date: String
}

/// Tables or files that tell foods.
protocol FoodSource {
    /// The file of the catalogue that it fills.
    var volume: Volume { get }
    var origin: SourceOrigin { get throws }
    /// What tells this import from another, so that one that was killed goes on in its own staging file; nil for a source
    /// that is read in seconds and begins anew.
    var identity: String? { get throws }

    /// Calls `each` for every food that was not told before the import was killed; lines left out are told to `staging`.
    func foods(_ staging: Staging, _ each: (SourceFood) throws -> Void) throws
}
