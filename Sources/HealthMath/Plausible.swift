/// The measures a form believes; anything outside is a slip of the keyboard.
package enum Plausible {
    /// From below the shortest adult on record (54.6 cm) to the tallest (272 cm, Robert Wadlow), both by Guinness.
    package static let centimetres = 50.0...272.0

    /// From what a small child weighs to a little above the heaviest person on record (635 kg, Jon Brower Minnoch).
    package static let kilograms = 20.0...650.0

    /// The energy of one entry, dish or training, in kcal: up to more than the hardest day of the Tour de France takes.
    package static let kilocalories = 0.0...20_000.0

    /// The longest training in seconds, two days: a device or a form that says more is wrong.
    package static let longestTraining = 172_800.0

    /// The first day of a diary, a training or a weight: 1 January 1900.
    package static let firstDay = CalendarDay(unchecked: 1900, 1, 1)
}
