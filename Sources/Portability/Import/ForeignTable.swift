/// Reads another app's table line by line.
package protocol ForeignTable {
    /// "MyFitnessPal meals".
    var title: String { get }

    mutating func read(_ fields: [String]) -> ImportedLine
}

/// Recognises a table by the names of its columns; nil for an unknown one.
package typealias ForeignTables = @Sendable (_ columns: [String]) -> (any ForeignTable)?
