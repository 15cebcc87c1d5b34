/// Counts the slips between what was typed and a word: a letter wrong, missing, too much, or two swapped.
///
/// Optimal string alignment (Damerau, 1964, restricted to one edit per place).
enum SpellingDistance {
    /// Returns the slips, or nil when there are more than `most`.
    ///
    /// A word that only begins with what was typed costs half a slip more.
    static func between(_ typed: [UInt8], _ word: [UInt8], most: Int) -> Double? {
        guard word.count + most >= typed.count else { return nil }
        // Letters beyond these can't be within `most` of the typed word.
        let reach = min(word.count, typed.count + most)
        var before: [Int] = []
        var last = Array(0...reach)
        for row in 1...max(1, typed.count) {
            var current = [row] + [Int](repeating: 0, count: reach)
            for column in 1..<(reach + 1) {
                let isSame = typed[row - 1] == word[column - 1]
                var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, typed[row - 1] == word[column - 2], typed[row - 2] == word[column - 1] {
                    cost = min(cost, before[column - 2] + 1)
                }
                current[column] = cost
            }
            guard let least = current.min(), least <= most else { return nil }
            (before, last) = (last, current)
        }
        let whole = word.count == reach ? Double(last[reach]) : .infinity
        let beginning = Double(last.min() ?? 0) + 0.5
        let distance = min(whole, beginning)
        return distance <= Double(most) ? distance : nil
    }
}
