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

extension UsualPortion {
    /// Returns how many millilitres so many grams of a food are; nil for what isn't drunk.
    package static func millilitres(_ grams: Double, of food: Food.ID) -> Double? {
        // A program without its table doesn't start, so nothing is lost here.
        guard let portion = (try? UsualPortions.shipped())?[food], let millilitres = portion.millilitres else {
            return nil
        }
        return grams / portion.grams * millilitres
    }
}
