import FoodCatalogue
import HealthMath

/// What a member ate on a day and the week before it.
struct PlateHistory: Sendable, Equatable {
    struct Line: Sendable, Equatable {
        let daysAgo: Int
        /// Nil for plain calories.
        let food: Food.ID?
        let name: String
        /// Nil for plain calories.
        var grams: Double?
    }

    private let foods: [Int: Set<Food.ID>]
    /// The words of the names of each day's foods.
    private let names: [Int: [Set<String>]]
    /// How often oily fish was eaten in the week; two kinds of it on one day are twice.
    let timesOfOilyFish: Int
    /// What was eaten of limited foods on the day itself.
    let limitedToday: [LimitedAmount]

    /// The days before a day that are read.
    static let memory = 7

    init(_ lines: [Line]) {
        var foods: [Int: Set<Food.ID>] = [:]
        var names: [Int: [Set<String>]] = [:]
        for line in lines {
            if let food = line.food { foods[line.daysAgo, default: []].insert(food) }
            names[line.daysAgo, default: []].append(Set(Wording.pieces(line.name).map(Wording.singular)))
        }
        self.foods = foods
        self.names = names
        self.limitedToday = lines.filter { $0.daysAgo == 0 }.compactMap { line in
            line.grams.flatMap { LimitedAmount(line.name, grams: $0) }
        }
        self.timesOfOilyFish = names.values.joined().count { !$0.isDisjoint(with: Self.oilyFish) }
    }

    /// Returns days since the plate was eaten, wholly or with one thing left out or exchanged; nil when it wasn't.
    func daysSince(_ plate: Plate) -> Int? {
        let count = plate.things.count - plate.sides
        let enough = max(count - 1, min(count, 2))
        return (0...Self.memory).first { day in
            guard let eaten = self.foods[day] else { return false }
            if plate.dish != nil { return eaten.contains(plate.id) || plate.foods.isSubset(of: eaten) }
            return plate.foods.intersection(eaten).count >= enough
        }
    }

    /// Returns whether one of these foods was eaten so many days ago.
    func has(_ foods: Set<Food.ID>, daysAgo: Int) -> Bool {
        self.foods[daysAgo].map { !$0.isDisjoint(with: foods) } ?? false
    }

    /// Returns whether something was eaten in the last days whose name has one of these words.
    func has(_ words: Set<String>, within days: Int) -> Bool {
        (0...days).contains { self.names[$0]?.contains { !$0.isDisjoint(with: words) } == true }
    }

    /// Returns whether what makes the plate was eaten so many days ago.
    func hasMain(of plate: Plate, daysAgo: Int) -> Bool {
        guard !plate.main.words.isEmpty else { return false }
        if self.foods[daysAgo]?.isDisjoint(with: plate.main.foods) == false { return true }
        return self.names[daysAgo]?.contains { plate.main.words.isSubset(of: $0) } == true
    }

    /// The most portions of oily fish in a week for who may bear a child (NHS, "Fish and shellfish", 2022).
    ///
    /// Others may have four; two are enough of anything for a varied week.
    static let mostOilyFish = 2

    /// The oily fish of NHS, "Fish and shellfish" (2022): one portion a week is advised.
    static let oilyFish: Set<String> = Set(
        ["salmon", "mackerel", "herring", "sardine", "trout"].map(Wording.singular)
    )
}
