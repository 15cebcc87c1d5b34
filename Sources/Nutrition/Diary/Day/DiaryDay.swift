import HealthMath

/// A day of a member's diary.
struct DiaryDay: Sendable, Equatable {
    let day: CalendarDay
    let meals: [Meal]
    let totals: Totals
    /// Nil on days without a goal.
    let target: DailyTargets?
    /// Energy burned by moving, in kcal.
    let burned: Double
    /// The part of it that may be eaten in addition, in kcal.
    let credited: Double

    /// The entries that a photo is kept with.
    let photographed: Set<String>

    struct Meal: Sendable, Equatable {
        let name: String
        var entries: [DiaryEntry] = []
    }

    init(
        day: CalendarDay,
        list: MealList,
        entries: [DiaryEntry],
        target: DailyTargets?,
        burned: Double,
        credited: Double,
        photographed: Set<String> = []
    ) {
        self.day = day
        self.meals = Self.meals(list, entries)
        self.totals = Totals(entries)
        self.target = target
        self.burned = burned
        self.credited = credited
        self.photographed = photographed
    }

    /// The energy that may still be eaten, in kcal.
    ///
    /// Credited energy raises it. Negative when more was eaten; nil without a goal.
    var left: Double? {
        self.target.map { $0.kilocalories + self.credited - self.totals[.kcal].sum }
    }

    var balance: EnergyBalance { EnergyBalance(eaten: self.totals[.kcal].sum, burned: self.burned) }

    /// Whether something was eaten, and the energy is within a tenth of what the day allowed.
    var isWithinGoal: Bool {
        guard let left, self.meals.contains(where: { !$0.entries.isEmpty }) else { return false }
        return abs(left) <= Self.tolerance * (self.totals[.kcal].sum + left)
    }

    private static let tolerance = 0.1

    /// How close the macros came to their goals, in whole tenths from 0 to 10: the mean of the three, each less by the share
    /// that it was over or under.
    ///
    /// Zero without a goal or entries. A macro that the goal has none of isn't judged.
    var macroTenths: Int {
        guard let macros = self.target?.macros, self.meals.contains(where: { !$0.entries.isEmpty }) else { return 0 }
        let pairs = [
            (self.totals[.fat].sum, macros.fat), (self.totals[.carbohydrate].sum, macros.carbohydrate),
            (self.totals[.protein].sum, macros.protein),
        ]
        let shares = pairs.filter { $0.1 > 0 }.map { eaten, goal in max(0, 1 - abs(eaten - goal) / goal) }
        guard !shares.isEmpty else { return 0 }
        // The margin is for sums of decimals that fall just short of a tenth.
        let tenths = (10 * shares.reduce(0, +) / Double(shares.count) + 1e-9).rounded(.down)
        return tenths.isFinite ? Int(min(max(tenths, 0), 10)) : 0
    }

    /// Returns the member's meals, then others that entries name.
    private static func meals(_ list: MealList, _ entries: [DiaryEntry]) -> [Meal] {
        var meals = list.names.map { Meal(name: $0) }
        for entry in entries {
            let index =
                meals.firstIndex { $0.name == entry.meal }
                ?? meals.firstIndex { $0.name.lowercased() == entry.meal.lowercased() }
            if let index {
                meals[index].entries.append(entry)
            } else {
                meals.append(Meal(name: entry.meal, entries: [entry]))
            }
        }
        return meals
    }
}
