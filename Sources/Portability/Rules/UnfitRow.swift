/// Thrown by the rules of a restored table: no form of Spotter would have let this row through.
package struct UnfitRow: Error, Equatable {
    package let column: String

    package init(_ column: String) { self.column = column }
}
