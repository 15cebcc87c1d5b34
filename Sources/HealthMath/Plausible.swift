/// The measures a form believes; anything outside is a slip of the keyboard.
package enum Plausible {
    /// From below the shortest adult on record (54.6 cm) to the tallest (272 cm, Robert Wadlow), both by Guinness.
    package static let centimetres = 50.0...272.0

    /// From what a small child weighs to a little above the heaviest person on record (635 kg, Jon Brower Minnoch).
    package static let kilograms = 20.0...650.0

    /// Returns whether a weight is likely so many days after another, rather than a slip of the keyboard: within 10 %
    /// or 10 kg, and 2 % more for every week after the first.
    ///
    /// Losing 2 % a week is where a severe loss begins (White et al., "Consensus statement: Academy of Nutrition and
    /// Dietetics and American Society for Parenteral and Enteral Nutrition: characteristics recommended for the
    /// identification and documentation of adult malnutrition", JPEN 2012; 36: 275–283).
    package static func isLikely(kilograms: Double, after earlier: Double, days: Int) -> Bool {
        let further = Double(max(0, days - 7)) / 7 * earlier * 0.02
        return abs(kilograms - earlier) <= min(earlier / 10, 10) + further
    }

    /// The energy of one entry, dish or training, in kcal: up to more than the hardest day of the Tour de France takes.
    package static let kilocalories = 0.0...20_000.0

    /// The longest training in seconds, two days: a device or a form that says more is wrong.
    package static let longestTraining = 172_800.0

    /// The first day of a diary, a training or a weight: 1 January 1900.
    package static let firstDay = CalendarDay(unchecked: 1900, 1, 1)
}
