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
        self.ringEaten = units.number(kilocalories: eaten)
        self.ringBurned =
            day.burned == 0
            ? ""
            : day.target == nil
                ? units.number(kilocalories: day.burned)
                : EnergyWords.added(burned: day.burned, credited: day.credited, in: units)
        self.ringGoal = day.target.map { units.number(kilocalories: $0.kilocalories) } ?? ""
        guard let left = day.left else {
            self.ringClass = ""
            self.ringArc = ""
            self.ringNumber = self.ringEaten
            self.ringWords = "\(unit) eaten"
            return
        }
        self.ringClass = left < 0 ? "ring-over" : ""
        self.ringArc = eaten == 0 ? "" : MacroView.percent(eaten, of: eaten + left)
        self.ringNumber = units.number(kilocalories: abs(left))
        self.ringWords = left < 0 ? "\(unit) over" : "\(unit) left"
    }
}
