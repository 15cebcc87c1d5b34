import HealthMath
import Members

extension Match {
    /// Says why the two would fit, the most important reasons first.
    ///
    /// It never says when somebody was last here; it uses only what both told of themselves or one of them wished for.
    func reasons(in units: Units, most: Int = 7) -> [String] {
        MatchPart.allCases
            .filter { self[$0] > 0 }
            .compactMap { part in self.words(for: part, units).map { (part: part, words: $0) } }
            .enumerated()
            // Equal ones stay in the order of the parts.
            .sorted { (self[$1.element.part], $0.offset) < (self[$0.element.part], $1.offset) }
            .prefix(most)
            .map(\.element.words)
    }

    private func words(for part: MatchPart, _ units: Units) -> String? {
        let (mine, theirs) = (self.me.profile, self.them.profile)
        switch part {
        case .times: return MatchWords.times(self.times.mine)
        case .distance: return self.distance(units)
        case .goals: return MatchWords.goals(Self.shared(mine.goals, theirs.goals))
        case .styles: return MatchWords.styles(Self.shared(mine.styles, theirs.styles))
        case .traits:
            let wished = Self.shared(mine.wishedTraits, theirs.strengths)
            if !wished.isEmpty { return MatchWords.wishedTraits(wished) }
            return MatchWords.broughtTraits(Self.shared(theirs.wishedTraits, mine.strengths))
        case .wishedStyles:
            // Leaves out what both like, which is a reason of its own.
            let wished = Self.shared(mine.wishedStyles, theirs.styles).filter { !mine.styles.contains($0) }
            return MatchWords.wishedStyles(wished)
        case .spots: return MatchWords.spots(Self.shared(mine.spots, theirs.spots))
        case .experience: return mine.years == theirs.years ? MatchWords.experience(mine.years) : nil
        case .limitations: return MatchWords.limitations(Self.shared(mine.limitations, theirs.limitations))
        case .activity, .newness: return nil
        }
    }

    private func distance(_ units: Units) -> String? {
        guard let here = self.me.profile.place, let there = self.them.profile.place else { return nil }
        return MatchWords.distance(here.kilometres(to: there), units)
    }

    private static func shared<Choice: Hashable>(_ one: [Choice], _ other: [Choice]) -> [Choice] {
        one.filter(Set(other).contains)
    }
}
