/// What answers a word of a question in an index.
struct WordAnswers: Sendable {
    /// The share of a word's gain for each word of the index; 0 for no answer.
    let answers: [Double]
    /// What the word gains by all that is said of each exercise; 0 where nothing answers it.
    let known: [Double]
    /// Whether a match without this word is nearly as good.
    var isBeside: Bool
    /// Whether it is a word for a part of the body, which can't be left out.
    let isBodyPart: Bool

    /// The share for a word that begins with what was typed, and for a misspelt one.
    static let beginning = 0.65
    static let misspelt = 0.5
}
