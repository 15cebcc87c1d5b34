/// Thrown by the rules of a restored table for a row that no form would have let through, or that stays where it was.
package struct UnfitRow: Error, Equatable {
    package let column: String
    /// Why the row is left out, as the end of "12 lines …"; nil for a row that isn't as Spotter writes it.
    let reason: String?

    package init(_ column: String, because reason: String? = nil) {
        self.column = column
        self.reason = reason
    }
}
