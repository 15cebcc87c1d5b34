/// Counts the slips between what was typed and a word: a letter wrong, missing, too much, or two swapped.
///
/// Optimal string alignment (Damerau, 1964, restricted to one edit per place).
enum SpellingSlips {
    /// Returns the slips, or nil when there are more than `most`.
    static func between(_ typed: [UInt8], _ word: [UInt8], most: Int) -> Int? {
        guard abs(typed.count - word.count) <= most, !typed.isEmpty else { return nil }
        var before: [Int] = []
        var last = Array(0...word.count)
        var current = last
        for row in 1...typed.count {
            current[0] = row
            var least = row
            for column in 1..<(word.count + 1) {
                let isSame = typed[row - 1] == word[column - 1]
                var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, typed[row - 1] == word[column - 2], typed[row - 2] == word[column - 1] {
                    cost = min(cost, before[column - 2] + 1)
                }
                current[column] = cost
                least = min(least, cost)
            }
            guard least <= most else { return nil }
            before = last
            swap(&last, &current)
        }
        return last[word.count] <= most ? last[word.count] : nil
    }

    /// Returns the slips that are forgiven in a word: none in three letters, one in up to five, two in more.
    static func forgiven(in word: String) -> Int {
        switch word.utf8.count {
        case ...3: 0
        case 4...5: 1
        default: 2
        }
    }
}
