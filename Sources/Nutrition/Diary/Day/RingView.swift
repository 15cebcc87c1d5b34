import Members

/// The day's ring and the numbers beside it.
struct RingView: Encodable, Sendable {
    let ringClass: String
    /// The length of the arc, from 0 to 100; empty for no arc.
    let ringArc: String
    let ringNumber: String
    let ringWords: String
    /// Empty without a goal, when the ring says it.
    let ringEaten: String
    let ringGoal: String
    /// "+150 of 300", so that goal, burned and eaten add up to what is left; empty when nothing was burned.
    let ringBurned: String

    init(_ day: DiaryDay, units: Units) {
        let unit = units.energy.rawValue
        let shown = ShownDay(day, units: units)
        let eaten = Numerals.text(shown.eaten)
        self.ringEaten = shown.goal == nil ? "" : eaten
        self.ringBurned =
            day.burned == 0
            ? ""
            : shown.goal == nil ? Numerals.text(shown.burned) : EnergyWords.added(shown)
        self.ringGoal = shown.goal.map { Numerals.text($0) } ?? ""
        guard let left = shown.left else {
            self.ringClass = Self.look(eaten)
            self.ringArc = ""
            self.ringNumber = eaten
            self.ringWords = "\(unit) eaten"
            return
        }
        self.ringArc = shown.eaten == 0 ? "" : MacroView.percent(shown.eaten, of: shown.eaten + left)
        self.ringNumber = Numerals.text(abs(left))
        self.ringClass = (left < 0 ? "ring-over " : "") + Self.look(self.ringNumber)
        self.ringWords = left < 0 ? "\(unit) over" : "\(unit) left"
    }

    /// Chooses smaller letters for five characters and more.
    private static func look(_ number: String) -> String { number.count > 4 ? "ring-long" : "" }
}
