import Storage

/// Where the engines differ in taking one amount out of the text that a row keeps its nutrients in.
extension Nutrients {
    /// The amount after "401:" in the column `nutrients`; null when it isn't there.
    static func amount(of nutrient: Nutrient, in dialect: Dialect) -> SQL {
        let key = ",\(nutrient.number):"
        switch dialect {
        case .sqlite:
            // The cast reads as far as the text is a number.
            return """
                CASE INSTR(',' || nutrients, \(key)) WHEN 0 THEN NULL
                ELSE CAST(SUBSTR(',' || nutrients, INSTR(',' || nutrients, \(key)) + \(key.utf8.count), 30) AS REAL) END
                """
        case .postgres:
            return """
                CAST(NULLIF(SPLIT_PART(SPLIT_PART(',' || nutrients, \(key), 2), ',', 1), '') AS DOUBLE PRECISION)
                """
        }
    }
}
