import FoodCatalogue
import Storage

/// Extracts one nutrient's amount from a row's text, which the engines do differently.
extension Nutrients {
    /// Returns the amount after "401:" in the column `nutrients`; null when it isn't there.
    static func amount(of nutrient: Nutrient, in dialect: Dialect) -> SQL {
        let first = "\(nutrient.number):"
        let later = "," + first
        switch dialect {
        case .sqlite:
            // The casts read as far as the text is a number. Nothing is concatenated: copying takes longer than
            // searching twice.
            return """
                CASE WHEN INSTR(nutrients, \(later)) > 0
                    THEN CAST(SUBSTR(nutrients, INSTR(nutrients, \(later)) + \(later.utf8.count), 30) AS REAL)
                WHEN SUBSTR(nutrients, 1, \(first.utf8.count)) = \(first)
                    THEN CAST(SUBSTR(nutrients, \(first.utf8.count) + 1, 30) AS REAL) END
                """
        case .postgres:
            return """
                CAST(NULLIF(SPLIT_PART(SPLIT_PART(',' || nutrients, \(later), 2), ',', 1), '') AS DOUBLE PRECISION)
                """
        }
    }
}
