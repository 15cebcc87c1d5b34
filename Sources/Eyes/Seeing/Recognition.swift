/// A food that a picture may show.
package struct FoodGuess: Sendable, Equatable {
    /// One of `FoodKinds.all`, or the kind of a lesson.
    package let kind: String
    /// From 0 to 1: of a hundred answers with 0.7, about seventy are right.
    package let confidence: Double
}

/// What somebody said that a picture shows.
package struct Lesson: Sendable, Equatable {
    /// What the answer names later: a kind of ours or whatever the caller calls it by.
    package let kind: String
    package let features: FoodFeatures

    package init(kind: String, features: FoodFeatures) {
        self.kind = kind
        self.features = features
    }
}

/// What was seen in a picture.
package struct Recognition: Sendable, Equatable {
    /// At most five kinds, the likeliest first; empty where no food was seen.
    package let guesses: [FoodGuess]
    /// The likeliest kind all the same, where no food was seen; nil where one was.
    package let hunch: FoodGuess?
    package let features: FoodFeatures

    /// The confidence below which nothing is picked in advance (docs/eyes.md).
    package static let floor = 0.5

    /// The guess that may be picked in advance.
    package var picked: FoodGuess? { self.guesses.first.flatMap { $0.confidence >= Self.floor ? $0 : nil } }
}
