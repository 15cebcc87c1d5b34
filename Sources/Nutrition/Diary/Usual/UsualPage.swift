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
    /// The page that copies from another day, for who has one usual meal alone.
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
    /// "As yesterday": the meal stands above it, so that a row has two lines whatever it is called.
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
        let when = usual.times > 1 ? "usual" : Self.when(usual.day, before: day, today: today)
        self.usualTitle = "\(usual.meal) as \(when)"
        self.usualWhen = "As \(when)"
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

    private static func when(_ past: CalendarDay, before day: CalendarDay, today: CalendarDay) -> String {
        if past == day.adding(days: -1) { return day == today ? "yesterday" : "the day before" }
        return DayName(past, today: today).when
    }
}
