import HealthMath

/// For whom a recommendation is; what is empty is for everybody.
struct Audience: Sendable, Equatable {
    var directions: Set<Direction> = []
    var sexes: Set<Sex> = []
    var youngest: Int?
    var oldest: Int?
    /// Whoever has any of these needs.
    var needs: Set<Diet> = []

    static let everybody = Audience()

    /// Whether somebody is meant; who hasn't said what it asks for isn't.
    func includes(_ eater: Eater, _ direction: Direction?, on day: CalendarDay) -> Bool {
        let age = day.years(since: eater.birthday)
        return (self.directions.isEmpty || direction.map(self.directions.contains) ?? false)
            && (self.sexes.isEmpty || self.sexes.contains(eater.sex))
            && age >= self.youngest ?? 0 && age <= self.oldest ?? .max
            && (self.needs.isEmpty || !self.needs.isDisjoint(with: eater.needs))
    }

    /// "For women from 40 who want to lose weight": what its author sees.
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
