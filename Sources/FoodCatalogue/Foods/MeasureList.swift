/// Writes and reads the text in which a row keeps its measures: grams and label, one a line.
package enum MeasureList {
    package static func text(of measures: [Measure]) -> String {
        measures.map { "\(Nutrients.text(of: $0.grams)) \($0.label)" }.joined(separator: "\n")
    }

    /// Reads the measures; skips lines that are none.
    package static func measures(_ text: String) -> [Measure] {
        text.split(separator: "\n").compactMap { line in
            guard let space = line.firstIndex(of: " "), let grams = Double(line[..<space]) else { return nil }
            return Measure(label: String(line[line.index(after: space)...]), grams: grams)
        }
    }
}
