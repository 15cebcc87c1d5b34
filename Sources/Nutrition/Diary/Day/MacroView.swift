import HealthMath
import Members

/// The progress of one of the three macros.
struct MacroView: Encodable, Sendable {
    let macroName: String
    /// "52" or "unknown".
    let macroEaten: String
    /// "/ 98 g", or only the unit without a goal; empty when unknown.
    let macroOfGoal: String
    /// The percentage, from 0 to 100.
    let macroPercent: String
    let macroLeft: String
    let macroKnown: String
    let macroClass: String

    init(_ fact: KeyFact, in day: DiaryDay) {
        let total = day.totals[fact]
        let shown = ShownMacro(fact, in: day)
        self.macroName = fact.name
        self.macroEaten = total.amount == nil ? "unknown" : Numerals.text(shown.eaten, decimals: 1)
        self.macroKnown = total.known == 0 ? "" : DayPage.known(total)
        guard let goal = shown.goal, let left = shown.left else {
            self.macroOfGoal = total.amount == nil ? "" : "g"
            self.macroPercent = "0"
            self.macroLeft = ""
            self.macroClass = ""
            return
        }
        self.macroOfGoal = "/ \(Numerals.text(goal)) g"
        self.macroPercent = Self.percent(total.sum, of: goal)
        // A goal of protein is to be reached, so that more than it needs no attention.
        let isOver = left < 0 && fact != .protein
        self.macroLeft = "\(Numerals.text(abs(left), decimals: 1)) g \(isOver ? "over" : left < 0 ? "more" : "left")"
        self.macroClass = isOver ? "goal-over" : ""
    }

    static func percent(_ part: Double, of whole: Double) -> String {
        whole > 0 ? Numerals.typed(min(max(part / whole, 0), 1) * 100, decimals: 1) : part > 0 ? "100" : "0"
    }
}
