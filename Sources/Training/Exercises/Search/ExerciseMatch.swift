/// Scores how well an exercise answers the words of a question.
///
/// An exact name comes before one with more words, whole words before beginnings before misspelt ones, names before what
/// is known of the exercise; then the usual before the seldom. The numbers were found by trial on lists of questions with
/// known answers.
struct ExerciseMatch {
    private let asked: [WordAnswers]
    private let needed: Int
    /// Whether exercises for a seat are asked for.
    private let isSeated: Bool

    private static let exact = 10.0
    /// What a word gains that says nothing about which exercise.
    private static let beside = 1.0
    private static let excess = 1.2
    private static let mostExcess = 4.8

    init(_ asked: [WordAnswers], isSeated: Bool = false) {
        self.asked = asked
        self.isSeated = isSeated
        self.needed = max(1, asked.count { !$0.isBeside })
    }

    /// Returns the score of the exercise at a place of the index; nil when a word is not answered at all.
    func score(_ entry: ExerciseIndex.Entry, at place: Int, leavingOut left: Int? = nil) -> Double? {
        var gain = 0.0
        for (number, word) in self.asked.enumerated() {
            let known = word.known[place]
            if word.isBeside { continue }
            if known == 0, number != left { return nil }
            gain += known
        }
        guard gain > 0 else { return nil }
        // The other words must stand in a name when one is left out.
        var best = left == nil ? 3 * gain / Double(self.needed) - 4 : -.infinity
        var isExact = false
        for name in entry.names {
            guard let (score, exact) = self.score(name, at: place, leavingOut: left) else { continue }
            if score > best { (best, isExact) = (score, exact) }
        }
        guard best > -.infinity else { return nil }
        return best + entry.standing - entry.narrowness(isAskedFor: isExact, isSeated: self.isSeated)
    }

    /// Returns the score of one name, of which at least one word was asked for.
    private func score(
        _ name: ExerciseIndex.Name,
        at place: Int,
        leavingOut left: Int?
    ) -> (score: Double, isExact: Bool)? {
        var used: UInt64 = 0
        var gain = 0.0
        var isWhole = true
        var isInOrder = true
        var last = -1
        for (number, word) in self.asked.enumerated() where number != left {
            var best = 0.0
            var found = -1
            for (position, written) in name.words.enumerated() where used & (1 << UInt64(position)) == 0 {
                let answer = word.answers[written]
                if answer > best { (best, found) = (answer, position) }
            }
            if found >= 0 {
                used |= 1 << UInt64(found)
                gain += word.isBeside ? Self.beside : 10 * best
                if best < WordAnswers.beginning { isWhole = false }
                if found < last { isInOrder = false }
                last = found
            } else if !word.isBeside {
                gain += word.known[place]
                isWhole = false
            }
        }
        guard used != 0 else { return nil }
        let excess = name.words.count - used.nonzeroBitCount
        var score = 3 * gain / Double(self.needed)
        score -= min(Self.excess * Double(excess), Self.mostExcess)
        let isExact = isWhole && excess == 0 && left == nil
        if isExact { score += Self.exact }
        if !isInOrder { score -= 1 }
        if used & 1 == 1 { score += 0.5 }
        switch name.kind {
        case .name: break
        case .alias: score -= 1.5
        case .plain: score -= 4
        }
        return (score, isExact)
    }
}
