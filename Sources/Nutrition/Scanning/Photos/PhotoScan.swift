import Eyes

/// A photo that was looked at, for a day: until the member said what it shows.
struct PhotoScan: Sendable, Equatable {
    typealias ID = String

    let id: ID
    /// Empty where no food was seen.
    let guesses: [PhotoGuess]
    /// What it was taken for where no food was seen, to be searched; nobody keeps it.
    var hunch: PhotoGuess?

    /// The confidence from which on a food is chosen beforehand: the eyes' own, measured so that they are right at least so
    /// often (docs/eyes.md).
    static let floor = Recognition.floor

    /// How many a member has; an older one goes for a new one.
    static let most = 20
    /// The seconds after which one is forgotten: a day.
    static let patience: Double = 86_400
    /// The confidence from which on a first guess that is right teaches nothing new.
    static let certain = 0.9

    /// Returns whether to remember that it shows a food.
    func teaches(_ food: String) -> Bool {
        guard let first = self.guesses.first, first.confidence >= Self.certain else { return true }
        return first.servings[0].food != food
    }
}
