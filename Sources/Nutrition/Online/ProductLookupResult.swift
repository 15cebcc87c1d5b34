import FoodCatalogue

/// What the sources outside this house say of a barcode.
enum ProductLookupResult: Sendable, Equatable {
    case found(Food)
    /// None of them knows it; empty when none may be asked.
    case unknown(to: [String])
    /// One that may know it couldn't be asked; asking again may help after so many seconds.
    case unsure(String, retryAfter: Int)
}
