/// Something that a member can share, described by its wing.
package struct SharedThing: Sendable, Equatable {
    package let title: String
    /// The line below the title on a card: "Moderate · 30 min · At home".
    package let note: String
    /// Its path for its owner.
    package let path: String

    /// The names of figures that show what it is like; empty for none.
    package let figures: [String]

    package init(title: String, note: String, path: String, figures: [String] = []) {
        self.title = title
        self.note = note
        self.path = path
        self.figures = figures
    }
}
