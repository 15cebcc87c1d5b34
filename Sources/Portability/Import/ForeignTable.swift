/// Another app's table: reads its lines one after the other.
package protocol ForeignTable {
    /// "MyFitnessPal meals".
    var title: String { get }

    mutating func read(_ fields: [String]) -> ImportedLine
}

/// Recognises a table by the names of its columns; nil when it is none of the known ones.
package typealias ForeignTables = @Sendable (_ columns: [String]) -> (any ForeignTable)?
