/// A playlist that goes with a workout.
package struct ProposedSongs: Equatable, Sendable {
    package let name: String
    /// The list's page, where it begins with one tap.
    package let path: String

    package init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}
