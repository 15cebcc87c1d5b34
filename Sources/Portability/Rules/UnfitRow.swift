/// Thrown by the rules of a restored table for a row that no form would have let through.
package struct UnfitRow: Error, Equatable {
    package let column: String

    package init(_ column: String) { self.column = column }
}
