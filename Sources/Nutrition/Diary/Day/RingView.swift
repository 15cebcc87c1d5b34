import Members

/// The day's ring and the numbers beside it.
struct RingView: Encodable, Sendable {
    let ringClass: String
    /// From 0 to 100; empty for no arc.
    let ringArc: String
    let ringNumber: String
    let ringWords: String
    let ringEaten: String
    let ringGoal: String
    /// "+150 of 300", so that goal, burned and eaten add up to what is left; empty when nothing was burned.
    let ringBurned: String

    init(_ day: DiaryDay, units: Units) {
        let eaten = day.totals[.kcal].sum
        let unit = units.energy.rawValue
        let shown = ShownEnergy(units: units)
        let shownEaten = shown.sum(day.meals.flatMap(\.entries))
        self.ringEaten = Numerals.text(shownEaten)
        self.ringBurned =
            day.burned == 0
            ? ""
            : day.target == nil
                ? units.number(kilocalories: day.burned)
                : EnergyWords.added(burned: day.burned, credited: day.credited, in: units)
        self.ringGoal = day.target.map { units.number(kilocalories: $0.kilocalories) } ?? ""
        guard let left = day.left, let target = day.target else {
            self.ringClass = Self.look(self.ringEaten)
            self.ringArc = ""
            self.ringNumber = self.ringEaten
            self.ringWords = "\(unit) eaten"
            return
        }
        let shownLeft = shown.whole(target.kilocalories) + shown.whole(day.credited) - shownEaten
        self.ringArc = eaten == 0 ? "" : MacroView.percent(eaten, of: eaten + left)
        self.ringNumber = Numerals.text(abs(shownLeft))
        self.ringClass = (shownLeft < 0 ? "ring-over " : "") + Self.look(self.ringNumber)
        self.ringWords = shownLeft < 0 ? "\(unit) over" : "\(unit) left"
    }

    /// Chooses smaller letters for five characters and more.
    private static func look(_ number: String) -> String { number.count > 4 ? "ring-long" : "" }
}
