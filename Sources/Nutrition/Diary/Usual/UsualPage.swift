import HealthMath
import Members
import Storage
import Web

/// Proposals for empty meals, as a page for browsers without scripts.
struct UsualPage: PageModel {
    static let template = "diary/usual"
    var isKept: Bool { true }

    let frame: Frame
    /// The likeliest meal; empty for none.
    let usual: [UsualView]
    /// The others, which are folded so that the day's first meal stands on the first screen.
    let otherUsual: [UsualView]
    /// The page that copies from another day, which no other row of the day's page leads to.
    let otherDaysPath: String

    init(_ usual: [UsualView], on day: CalendarDay, frame: Frame) {
        self.frame = frame
        self.usual = Array(usual.prefix(1))
        self.otherUsual = Array(usual.dropFirst())
        self.otherDaysPath = DiaryLinks.copy(onto: day)
    }
}

/// A proposed meal, with the copy that logs it.
struct UsualView: Encodable, Sendable {
    /// "Breakfast as yesterday", for labels and for what waits for a network.
    let usualTitle: String
    /// "As yesterday", "As on 20 Feb": the meal stands above it, so that a row has two lines whatever it is called, and
    /// a long date would leave no room for what it was.
    let usualWhen: String
    /// The drawing of `foods.svg` for what comes first in it.
    let foodSign: String
    let usualFoods: String
    let usualEnergy: String
    let usualEnergyUnit: String
    let usualLookPath: String
    let usualRequest: String
    let usualFrom: String
    let usualTo: String
    let usualMeal: String

    init(_ usual: UsualMeal, on day: CalendarDay, today: CalendarDay, units: Units) {
        let when = Self.when(usual, before: day, today: today)
        self.usualTitle = "\(usual.meal) as \(when.words)"
        self.usualWhen = "As \(when.inRow)"
        self.foodSign = FoodSign(usual.foods.first ?? "", of: "").rawValue
        self.usualFoods = usual.foods.joined(separator: ", ")
        self.usualEnergy = usual.kcal.isEmpty ? "" : Numerals.text(ShownEnergy(units: units).sum(usual.kcal))
        self.usualEnergyUnit = usual.kcal.isEmpty ? "" : units.energy.rawValue
        self.usualLookPath = DiaryLinks.copy(from: usual.day, meal: usual.meal, to: day)
        self.usualRequest = RowID.new()
        self.usualFrom = usual.day.description
        self.usualTo = day.description
        self.usualMeal = usual.meal
    }

    /// Returns text such as "on Fri 20 February", and the same as it stands in a row: "on 20 Feb".
    private static func when(
        _ usual: UsualMeal,
        before day: CalendarDay,
        today: CalendarDay
    ) -> (words: String, inRow: String) {
        let past = usual.day
        if usual.times > 1 { return ("usual", "usual") }
        if past == day.adding(days: -1) {
            let words = day == today ? "yesterday" : "the day before"
            return (words, words)
        }
        let name = DayName(past, today: today)
        guard name.name == name.date else { return (name.when, name.when) }
        return (name.when, "on \(DayName.short(past, today: today))")
    }
}
