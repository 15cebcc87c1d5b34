/// A food as its source describes it, before the catalogue ranks it.
struct SourceFood: Sendable, Equatable {
    var food: Food
    /// Other names, as the source lists them: "donut", "Sweetpotato".
    var otherNames = ""
    /// Whether USDA's survey flag marks it as a food that people said they ate.
    var isUsual = false
    var barcode: Barcode?
    /// How often a product is scanned, 0 … 3; nil for a food by name.
    var popularity: Double?
}

/// A source's name and the date of its facts.
struct SourceOrigin: Sendable, Equatable {
    var name: String
    var date: String
}

/// Tables or files from which foods are read.
protocol FoodSource {
    /// The file of the catalogue that the source fills.
    var volume: Volume { get }
    var origin: SourceOrigin { get throws }
    /// Identifies the import, so that one that was killed resumes from its own staging file; nil for a source that is
    /// read in seconds and always begins anew.
    var identity: String? { get throws }

    /// Calls `each` for every food that was not read before the import was killed; reports skipped lines to `staging`.
    func foods(_ staging: Staging, _ each: (SourceFood) throws -> Void) throws
}
