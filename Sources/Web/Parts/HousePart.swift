import Storage

/// A part of the house that can be switched off: gone then from pages, API and search.
///
/// The wing declares it, says it of its routes (`.part(.matching)`), and leaves out of other pages what leads there.
package struct HousePart: StoredKind, Hashable {
    package let name: String
    package let title: String
    /// What goes with it.
    package let hint: String

    package init(_ name: String, title: String, hint: String) {
        self.name = name
        self.title = title
        self.hint = hint
    }
}
