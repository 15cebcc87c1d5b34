/// How much of a food people usually have at once: "1 mug" of coffee, 250 g, 250 ml.
package struct UsualPortion: Sendable, Equatable {
    /// The portion in words, which begin with a count: "1 medium".
    package let label: String
    package let grams: Double
    /// Nil for what isn't drunk.
    package let millilitres: Double?

    package init(label: String, grams: Double, millilitres: Double? = nil) {
        self.label = label
        self.grams = grams
        self.millilitres = millilitres
    }
}
