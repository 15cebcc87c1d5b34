import FoodCatalogue
import HealthMath

/// A meal that the member had before, as a proposal.
struct UsualMeal: Sendable, Equatable {
    let meal: String
    /// The last day on which they had it.
    let day: CalendarDay
    /// Their names as a list of several has them: "Tuna" of "Tuna, from a can, in water".
    let foods: [String]
    /// The energy of each food of which it is known, in kcal.
    let kcal: [Double]
    /// How often they had it lately.
    let times: Int

    /// A line of the diary, from which habits are read.
    struct Line: Sendable, Equatable {
        let day: CalendarDay
        let meal: String
        /// Nil for plain calories, which are identified by their name.
        let food: Food.ID?
        let name: String
        let kcal: Double?
    }

    /// Proposes for a meal what is usual on such a day, and what was had the last time.
    static func proposals(for meal: String, on day: CalendarDay, from lines: [Line]) -> [UsualMeal] {
        let here = lines.filter { $0.day < day && $0.meal.lowercased() == meal.lowercased() }
        var occasions: [Set<String>: [(day: CalendarDay, lines: [Line])]] = [:]
        for (day, lines) in Dictionary(grouping: here, by: \.day) {
            occasions[Set(lines.map { $0.food ?? $0.name.lowercased() }), default: []].append((day, lines))
        }
        let candidates = occasions.values.compactMap { times -> (usual: UsualMeal, weight: Double)? in
            guard let last = times.max(by: { $0.day < $1.day }) else { return nil }
            let weight = times.reduce(0) { $0 + self.weight(of: $1.day, for: day) }
            return (UsualMeal(meal, last.day, last.lines, times: times.count), weight)
        }
        let usual = candidates.filter { $0.usual.times > 1 }
            .max { ($0.weight, $0.usual.day) < ($1.weight, $1.usual.day) }?.usual
        let last = candidates.max { $0.usual.day < $1.usual.day }?.usual
        return [usual, last == usual ? nil : last].compactMap(\.self)
    }

    /// Weighs a day: a recent one more than one long ago, and the same day of the week more than another.
    private static func weight(of day: CalendarDay, for other: CalendarDay) -> Double {
        var weight = 1.0
        for _ in 0..<other.days(since: day) { weight *= 0.95 }
        if day.weekday == other.weekday { return weight * 3 }
        return self.isWeekend(day) == self.isWeekend(other) ? weight * 1.25 : weight
    }

    private static func isWeekend(_ day: CalendarDay) -> Bool { day.weekday == .saturday || day.weekday == .sunday }

    private init(_ meal: String, _ day: CalendarDay, _ lines: [Line], times: Int) {
        self.meal = meal
        self.day = day
        self.foods = lines.map { ShortName($0.name, of: $0.food).head }
        self.kcal = lines.compactMap(\.kcal)
        self.times = times
    }
}
