import HealthMath

/// The members for whom a recommendation is meant; empty criteria include everybody.
struct RecommendationAudience: Sendable, Equatable {
    var directions: Set<Direction> = []
    var sexes: Set<Sex> = []
    var youngest: Int?
    var oldest: Int?
    /// Members with any of these needs.
    var needs: Set<Diet> = []

    static let everybody = RecommendationAudience()

    /// Returns whether a member is included; one whose facts are unknown isn't, where the criteria ask for them.
    func includes(_ eater: Eater, _ direction: Direction?, on day: CalendarDay) -> Bool {
        let age = day.years(since: eater.birthday)
        return (self.directions.isEmpty || direction.map(self.directions.contains) ?? false)
            && (self.sexes.isEmpty || self.sexes.contains(eater.sex))
            && age >= self.youngest ?? 0 && age <= self.oldest ?? .max
            && (self.needs.isEmpty || !self.needs.isDisjoint(with: eater.needs))
    }

    /// The words for the author: "For women from 40 who want to lose weight".
    var words: String {
        var parts: [String] = []
        if !self.sexes.isEmpty { parts.append(self.sexes.map(\.rawValue).sorted().joined(separator: ", ")) }
        switch (self.youngest, self.oldest) {
        case (let from?, let to?): parts.append("\(from) to \(to) years")
        case (let from?, nil): parts.append("from \(from) years")
        case (nil, let to?): parts.append("up to \(to) years")
        case (nil, nil): break
        }
        if !self.directions.isEmpty { parts.append(self.directions.map(\.label).sorted().joined(separator: ", ")) }
        if !self.needs.isEmpty { parts.append(self.needs.map(\.name).sorted().joined(separator: ", ")) }
        return parts.isEmpty ? "For everybody" : "For " + parts.joined(separator: "; ")
    }
}

extension Direction {
    var label: String {
        switch self {
        case .lose: "Lose weight"
        case .keep: "Keep weight"
        case .gain: "Gain weight"
        }
    }
}
