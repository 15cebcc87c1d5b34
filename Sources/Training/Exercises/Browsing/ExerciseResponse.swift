import Web

/// An exercise as a device reads it, with all its facts and contraindications.
struct ExerciseResponse: Encodable, Sendable {
    private let exercise: Exercise
    private let contraindications: [Caution]
    /// Why the exercise isn't for the member who asks; nil when it is.
    private let notForYou: String?
    private let isLeftOut: Bool
    /// The version of a member's own exercise; nil for one of the catalogue.
    private let version: Int64?
    /// The images of how it is done; nil where none is drawn.
    private let figure: FigureResponse?

    struct Caution: Encodable, Sendable {
        let rule: String
        let who: String
        let reason: String
        let words: String
        let sources: [String]

        init(_ caution: Contraindication) {
            self.rule = caution.rule.id
            self.who = caution.rule.cause.label
            self.reason = caution.reason
            self.words = caution.rule.words
            self.sources = caution.rule.sources
        }
    }

    /// Creates the answer; it says why it isn't for the member only with `tellsHealth`, which access tokens never have.
    init(
        _ exercise: Exercise,
        on shelf: ExerciseShelf,
        safety: [Contraindication],
        personal: Contraindication?,
        tellsHealth: Bool,
        assets: Assets
    ) {
        self.exercise = exercise
        self.contraindications = safety.map(Caution.init)
        self.notForYou = personal.map {
            tellsHealth ? "\($0.rule.cause.label): \($0.reason) \($0.rule.words)" : WithheldHealth.objection
        }
        self.isLeftOut = shelf.excluded.contains(exercise.id)
        self.figure = FigureResponse(of: exercise, in: assets)
        self.version = shelf.own.first { $0.id == exercise.id }?.version
    }

    enum CodingKeys: CodingKey { case met, metCode, contraindications, notForYou, isLeftOut, version, figure }

    func encode(to encoder: any Encoder) throws {
        try self.exercise.encode(to: encoder)
        var answer = encoder.container(keyedBy: CodingKeys.self)
        try answer.encode(self.exercise.usualPace?.met, forKey: .met)
        try answer.encode(self.exercise.usualPace?.code, forKey: .metCode)
        try answer.encode(self.contraindications, forKey: .contraindications)
        try answer.encode(self.notForYou, forKey: .notForYou)
        try answer.encode(self.isLeftOut, forKey: .isLeftOut)
        try answer.encode(self.version, forKey: .version)
        try answer.encode(self.figure, forKey: .figure)
    }
}
