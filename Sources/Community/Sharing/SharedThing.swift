/// Something that a member can share, described by the wing it comes from.
package struct SharedThing: Sendable, Equatable {
    package let title: String
    /// What a card says below the title: "Moderate · 30 min · At home".
    package let note: String
    /// The address of it for its owner.
    package let path: String

    package init(title: String, note: String, path: String) {
        self.title = title
        self.note = note
        self.path = path
    }
}
