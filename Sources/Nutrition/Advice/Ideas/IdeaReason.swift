import Members

/// Says why an idea is proposed, by its best point.
struct IdeaReason: Sendable {
    let chooser: IdeaChooser
    /// What is left of the day in the numbers that are shown beside it; nil without a goal.
    let left: Room?
    let units: Units
    /// Whether numbers are left out.
    let isGentle: Bool

    func words(for idea: Idea) -> String {
        let point = self.point(of: idea)
        var words = self.isGentle ? point.gentle : point.plain
        if let times = self.chooser.habits[idea.food], times >= 3 { words += " You have it often." }
        for hint in Set(self.chooser.needs.map { $0.hint(for: idea.contents) }).sorted() where !hint.isEmpty {
            words += " " + hint
        }
        return words
    }

    private struct Point {
        let plain: String
        let gentle: String
    }

    private func point(of idea: Idea) -> Point {
        guard let room = self.chooser.room, let left = self.left else {
            return self.quality(of: idea)
                ?? Point(plain: "\(self.energy(idea)) a portion.", gentle: "Good at any time.")
        }
        if room.isUsedUp {
            return Point(plain: "Only \(self.energy(idea)), if you are still hungry.", gentle: "Light.")
        }
        let wantsProtein = self.chooser.aim == .muscle || self.chooser.aim == .deficit
        if wantsProtein, idea.protein >= 10, idea.protein <= room.protein {
            return Self.brings("protein", idea.protein, of: left.protein)
        }
        if let quality = self.quality(of: idea) { return quality }
        let parts = [
            ("protein", idea.protein, left.protein, 4.0), ("carbohydrate", idea.carbohydrate, left.carbohydrate, 4.0),
            ("fat", idea.fat, left.fat, 9.0),
        ]
        if let most = parts.filter({ $0.1 >= 8 && $0.1 <= $0.2 }).max(by: { $0.1 * $0.3 < $1.1 * $1.3 }) {
            return Self.brings(most.0, most.1, of: most.2)
        }
        let energy = self.units.text(kilocalories: left.kcal)
        return Point(plain: "\(self.energy(idea)) of the \(energy) you have left.", gentle: "Fits into your day.")
    }

    private static func brings(_ name: String, _ grams: Double, of left: Double) -> Point {
        Point(
            plain: "Brings \(Numerals.text(grams)) of the \(Numerals.text(left)) g \(name) you have left.",
            gentle: "Good for \(name), which your day still has room for."
        )
    }

    /// Returns what makes it good for the aim; nil when nothing stands out.
    private func quality(of idea: Idea) -> Point? {
        let fibre = "\(Numerals.text(idea.fibre)) g fibre for \(self.energy(idea))"
        return switch self.chooser.aim {
        case .deficit where idea.fibre >= 4: Point(plain: "Fills you up: \(fibre).", gentle: "Fills you up.")
        case .deficit where idea.kcal <= Room.light:
            Point(plain: "Light: \(self.energy(idea)) for a whole portion.", gentle: "Light.")
        case .surplus where idea.kcal >= 150:
            Point(
                plain: "\(self.energy(idea)) in little space helps you gain.",
                gentle: "A lot of energy in little space."
            )
        case .muscle where idea.protein >= 10:
            Point(
                plain: "\(Numerals.text(idea.protein)) g protein for your muscles.",
                gentle: "Protein for your muscles."
            )
        case .maintenance where idea.fibre >= 5: Point(plain: "\(fibre).", gentle: "Rich in fibre.")
        default: nil
        }
    }

    private func energy(_ idea: Idea) -> String { self.units.text(kilocalories: idea.kcal) }
}
