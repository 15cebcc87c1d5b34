/// A genre with the moods that its songs can have.
struct Genre: Sendable, Equatable {
    let name: String
    let moods: MoodSet
    /// Whether dancers take its beat at half or double as a matter of course.
    let isFeltBothWays: Bool

    init(_ name: String, _ moods: MoodSet, bothWays: Bool = false) {
        self.name = name
        self.moods = moods
        self.isFeltBothWays = bothWays
    }
}
