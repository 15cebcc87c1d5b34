import FoodCatalogue
import HealthMath
import Members

/// A meal of the day with its entries.
struct MealView: Encodable, Sendable {
    let mealName: String
    /// Empty for a meal without entries.
    let mealSum: String
    let mealKnown: String
    let mealAddPath: String
    /// Empty for a meal without entries.
    let mealCopyPath: String
    /// The page on which its entries are saved as a meal; empty for a meal without entries.
    let mealKeepPath: String
    /// The page on which it is shared with a buddy; empty for a meal without entries.
    let mealSharePath: String
    let mealRows: [MealRowView]

    init(_ meal: DiaryDay.Meal, of diary: DiaryDay, today: CalendarDay, units: Units) {
        let day = diary.day
        var kcal = Total()
        for entry in meal.entries { kcal.add(entry.facts[.kcal]) }
        self.mealName = meal.name
        let sum = Numerals.text(ShownEnergy(units: units).sum(meal.entries))
        self.mealSum = meal.entries.isEmpty ? "" : kcal.amount == nil ? "unknown" : sum
        self.mealKnown = DayPage.known(kcal)
        self.mealKeepPath =
            meal.entries.isEmpty ? "" : DishLinks.keeping(meal.name, on: day)
        self.mealSharePath = meal.entries.isEmpty ? "" : FoodLinks.sharing("\(day) \(meal.name)")
        self.mealAddPath = DiaryLinks.addition(to: meal.name, on: day)
        let target = DayPage.target(of: day, today: today)
        self.mealCopyPath = meal.entries.isEmpty ? "" : DiaryLinks.copy(from: day, meal: meal.name, to: target)
        self.mealRows = meal.groups.map { MealRowView($0, photographed: diary.photographed, units: units) }
    }
}

/// An entry by itself, or the entries that a saved meal was logged as, which are folded under its name.
struct MealRowView: Encodable, Sendable {
    /// The name of the saved meal; empty for an entry by itself.
    let dishName: String
    /// The drawing of `foods.svg` before that name.
    let foodSign = FoodSign.meal.rawValue
    /// "3 foods", with how many of them have an energy where some don't.
    let dishNote: String
    let dishEnergy: String
    let entries: [EntryView]

    init(_ entries: [DiaryEntry], photographed: Set<String> = [], units: Units) {
        var kcal = Total()
        for entry in entries { kcal.add(entry.facts[.kcal]) }
        self.dishName = entries.first?.dish ?? ""
        let foods = entries.count == 1 ? "1 food" : "\(entries.count) foods"
        self.dishNote = [foods, DayPage.known(kcal)].filter { !$0.isEmpty }.joined(separator: ", ")
        let sum = Numerals.text(ShownEnergy(units: units).sum(entries))
        self.dishEnergy = kcal.amount == nil ? "unknown" : sum
        self.entries = entries.map { EntryView($0, hasPhoto: photographed.contains($0.id), units: units) }
    }
}

extension DiaryDay.Meal {
    /// The entries in their order, those of a saved meal together at the place of its first.
    ///
    /// Had twice, by two requests, it stands there twice.
    var groups: [[DiaryEntry]] {
        var groups: [[DiaryEntry]] = []
        var places: [[String]: Int] = [:]
        for entry in self.entries {
            guard let dish = entry.dish else {
                groups.append([entry])
                continue
            }
            let key = [dish, EntryIDs(entry.id).first]
            if let place = places[key] {
                groups[place].append(entry)
            } else {
                places[key] = groups.count
                groups.append([entry])
            }
        }
        return groups
    }
}

/// A line of the diary.
struct EntryView: Encodable, Sendable {
    /// The id of its line on the page.
    let entryLine: String
    let entryPath: String
    /// The drawing of `foods.svg` before the name.
    let foodSign: String
    /// The small photo in its place; empty where none is kept.
    let entryPhoto: String
    let entryName: String
    let entryNote: String
    let entryEnergy: String

    init(_ entry: DiaryEntry, hasPhoto: Bool, units: Units) {
        self.entryLine = Self.lineID(entry.id)
        self.entryPath = DiaryLinks.entry(entry.id)
        let name = entry.shownName
        self.foodSign = FoodSign(name, of: entry.food ?? "").rawValue
        self.entryPhoto = hasPhoto ? FoodPhotoLinks.image(.small, of: entry.id) : ""
        self.entryName = name
        self.entryNote = entry.words(in: units)
        self.entryEnergy = entry.facts[.kcal].map { units.number(kilocalories: $0) } ?? "unknown"
    }

    static func lineID(_ entry: String) -> String { "entry-\(entry)" }
}

extension DiaryEntry {
    /// Returns text such as "2 × 1 medium, 364 g, at 08:15", "1 mug, 250 ml", "¼ cucumber, 75 g".
    func words(in units: Units) -> String {
        var words = FoodUnit.words(self.amount, units.plain(self.unit))
        if let grams, !FoodUnit.isExact(self.unit) {
            let millilitres = self.food.flatMap { UsualPortion.millilitres(grams, of: $0) }
            words += ", " + units.size(grams: grams, millilitres: millilitres)
        }
        if let minutes { words += ", at \(EntryFields.time(minutes))" }
        return words
    }
}
