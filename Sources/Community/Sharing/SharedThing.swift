/// Something that a member can share, described by its wing.
package struct SharedThing: Sendable, Equatable {
    package let title: String
    /// The line below the title on a card: "Moderate · 30 min · At home".
    package let note: String
    /// Its path for its owner.
    package let path: String

    /// The names of figures that show what it is like; empty for none.
    package let figures: [String]
    /// The names of the signs of its foods, in `foods.svg`; empty for none.
    package let signs: [String]
    /// The energy of all of it; nil for what has none, or where not all is known.
    package let kilocalories: Double?

    package init(
        title: String,
        note: String,
        path: String,
        figures: [String] = [],
        signs: [String] = [],
        kilocalories: Double? = nil
    ) {
        self.title = title
        self.note = note
        self.path = path
        self.figures = figures
        self.signs = signs
        self.kilocalories = kilocalories
    }
}
