import FoodCatalogue

/// The result of looking up a barcode at other sources.
enum ProductLookupResult: Sendable, Equatable {
    case found(Food)
    /// No source knows it; the names are empty when none may be asked.
    case unknown(to: [String])
    /// A source couldn't be asked; a retry may help after so many seconds.
    case unsure(String, retryAfter: Int)
}
