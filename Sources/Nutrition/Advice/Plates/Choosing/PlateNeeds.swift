import FoodCatalogue
import HealthMath

/// What a plate for one meal of a day should bring.
struct PlateNeeds: Sendable, Equatable {
    let occasion: Idea.Occasion
    /// Nil without a goal: then usual amounts fit.
    let room: Room?
    /// The energy of the day's goal, in kcal; nil without one.
    let goal: Double?
    /// The carbohydrate of the day's goal, in grams; nil without one.
    let carbohydrateGoal: Double?
    /// The part of what is left that this meal should take, from 0 to 1.
    let share: Double
    /// The fibre of the day so far, in grams.
    let eatenFibre: Double
    /// Whether no other meal is still to come.
    let isLast: Bool
    /// Whether the member trained on this day.
    let trained: Bool
    /// In years.
    let age: Int

    /// The fibre of a day in grams, as the facts of foods count it.
    static let fibreOfDay = Nutrient.numbered(KeyFact.fibre.nutrient)?.dailyValue ?? 25

    /// The fibre that the day still misses, in grams.
    var fibre: Double { max(Self.fibreOfDay - self.eatenFibre, 0) }

    /// The fibre that the day shouldn't pass by much, in grams: what is advised (25 g, EFSA, 2010; 30 g, SACN, 2015) and a
    /// little more, for large eaters 14 g in 1,000 kcal (Institute of Medicine, "Dietary Reference Intakes", 2005).
    ///
    /// Much more than somebody is used to bloats, and fills before there is energy enough.
    var muchFibre: Double { max(33, (self.goal ?? 0) / 1_000 * 14) }

    /// What the meal should have, in kcal; nil without a goal.
    var kcal: Double? { self.room.map { max($0.kcal * self.share, min($0.kcal, Self.leastMeal)) } }

    private static let leastMeal = 120.0

    /// How many times the usual amount of a thing may be served at most: 260 g of rice, say.
    ///
    /// A member who needs more gets something beside the plate (`PlateFitter.completed`): a dietitian wouldn't heap it.
    static let largest = 1.75

    /// The vegetables and fruit of a meal that fruit beside it shouldn't pass, in grams.
    ///
    /// More than 800 g a day was of no more use in 95 studies (D. Aune and others, "Fruit and vegetable intake and the risk of
    /// cardiovascular disease, total cancer and all-cause mortality", 2017), and more fills before there is energy enough;
    /// breakfast and a snack have less than a third of it each.
    static let muchPlants = 280.0

    /// The most that a plate may have, in kcal.
    var most: Double? { self.room.map { max($0.kcal, Room.light) } }

    /// Whether less than a third of the energy still to come is carbohydrate.
    ///
    /// Diabetes UK and the ADA (2019) call under 26 % low; a third includes days on which some of it was eaten.
    var isLowInCarbohydrate: Bool {
        guard let room else { return false }
        return Self.isLow(room.carbohydrate, in: room.kcal)
    }

    private static func isLow(_ carbohydrate: Double, in kcal: Double) -> Bool {
        kcal > 0 && carbohydrate * Macros.perGram.carbohydrate < kcal / 3
    }

    /// The carbohydrate that the meal shouldn't pass, in grams; nil unless the day's goal is low in it.
    ///
    /// A meal may have a third more than its part, for which the others of the day make up, and the last one a little more
    /// than what is left. A fruit always fits.
    var mostCarbohydrate: Double? {
        guard let room, let goal, let carbohydrateGoal, Self.isLow(carbohydrateGoal, in: goal) else { return nil }
        return max(room.carbohydrate * min(self.share * 1.33, 1.05), 15)
    }
}

extension PlateNeeds {
    /// Computes the needs of a meal on a day of the diary.
    ///
    /// - Parameter hourly: the place in the list of the meal of the hour, 0 on days other than today; meals before it
    ///   that have no entry were skipped.
    init(_ diary: DiaryDay, _ meals: MealList, meal: String, hourly: Int, trained: Bool, age: Int) {
        let place = meals.names.firstIndex { $0.lowercased() == meal.lowercased() }
        let eaten = { (name: String) in
            diary.meals.first { $0.name.lowercased() == name.lowercased() }?.entries ?? []
        }
        let first = min(hourly, place ?? hourly)
        var open: [Idea.Occasion] = []
        for (number, name) in meals.names.enumerated() where number != place {
            let occasion = Idea.Occasion(name, in: meals)
            if eaten(name).isEmpty, number >= first || occasion == .snack { open.append(occasion) }
        }
        self.init(
            occasion: Idea.Occasion(meal, in: meals),
            room: Room(diary),
            goal: diary.target?.kilocalories,
            carbohydrateGoal: diary.target?.macros.carbohydrate,
            open: open,
            eatenHere: Totals(eaten(meal))[.kcal].sum,
            eatenFibre: diary.totals[.fibre].sum,
            trained: trained,
            age: age
        )
    }

    /// - Parameters:
    ///   - goal: the energy of the day's goal, of which a meal takes a part at most, however much is left; in kcal.
    ///   - carbohydrateGoal: the carbohydrate of the day's goal, in grams.
    ///   - open: the meals still to come beside this one.
    ///   - eatenHere: the energy that the meal has already, in kcal.
    init(
        occasion: Idea.Occasion,
        room: Room?,
        goal: Double? = nil,
        carbohydrateGoal: Double? = nil,
        open: [Idea.Occasion],
        eatenHere: Double = 0,
        eatenFibre: Double,
        trained: Bool,
        age: Int
    ) {
        let weights = open.reduce(occasion.weight) { $0 + $1.weight }
        let left = room?.kcal ?? 0
        let most = goal.map { $0 * occasion.most / 100 } ?? .infinity
        let wanted = min((left + eatenHere) * occasion.weight / weights, most) - eatenHere
        self.init(
            occasion: occasion,
            room: room,
            goal: goal,
            carbohydrateGoal: carbohydrateGoal,
            share: left > 0 ? min(max(wanted / left, 0), 1) : 1,
            eatenFibre: eatenFibre,
            isLast: open.isEmpty,
            trained: trained,
            age: age
        )
    }
}

extension Idea.Occasion {
    /// The part of a day's energy that the meal usually has, in per cent.
    fileprivate var weight: Double {
        switch self {
        case .breakfast: 25
        case .lunch: 35
        case .dinner: 30
        case .snack: 10
        }
    }

    /// The largest part of a day's goal that a meal is proposed, in per cent, though the others were left out.
    ///
    /// Public Health England ("One You", 2018) counts 20, 30 and 30 per cent for breakfast, lunch and dinner. A third more
    /// than a large meal is as much as one sitting should have.
    fileprivate var most: Double {
        switch self {
        case .breakfast: 35
        case .lunch, .dinner: 40
        case .snack: 20
        }
    }
}
