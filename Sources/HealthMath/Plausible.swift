/// The measures a form believes; anything outside is a slip of the keyboard.
package enum Plausible {
    /// From below the shortest adult on record (54.6 cm) to the tallest (272 cm, Robert Wadlow), both by Guinness.
    package static let centimetres = 50.0...272.0

    /// From what a small child weighs to a little above the heaviest person on record (635 kg, Jon Brower Minnoch).
    package static let kilograms = 20.0...650.0
}
