/// A playlist that goes with a workout.
package struct ProposedSongs: Equatable, Sendable {
    package let name: String
    /// The list's page, which begins to play it.
    package let path: String

    package init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}
