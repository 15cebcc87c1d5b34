import Members

/// Reads numbers as TCX and GPX write them.
enum XMLNumber {
    /// Returns nil for "NaN", which devices write for an unknown number; throws for what no device writes, such as
    /// "0x10".
    static func value(_ text: String) throws -> Double? {
        if let value = Double(decimal: text) { return value }
        guard text.lowercased() == "nan" else { throw WorkoutFileProblem.unreadable }
        return nil
    }
}
