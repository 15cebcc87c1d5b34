/// A planned workout for the template `plan-rows` on any page.
package struct PlanLine: Encodable, Sendable, Equatable {
    package let planPath: String
    package let planTitle: String
    /// Its time, and what became of it.
    package let planNote: String
    package let planIcon: String
    package let planColour: String
    /// The figure of its first exercise, instead of the icon; empty for none.
    package let figure: String
    /// The figures of its main part, where it stands alone.
    package let planFigures: [FigureView]
    /// Whether it is still to be done.
    package let planIsOpen: Bool
    /// Whether it is to be done within two hours, or now.
    package let planIsSoon: Bool
    /// Whether it is said what to train.
    package let planIsChosen: Bool

    /// What is asked and offered under a missed one; at most one.
    package let planQuestions: [Question]

    /// What is asked of a missed plan, with the addresses of its answers.
    package struct Question: Encodable, Sendable, Equatable {
        let questionWords: String
        let questionVersion: String
        let movePath: String
        /// The day and time that are offered; empty without an offer.
        let offerDay: String
        let offerAt: String
        let moveLabel: String
        /// The page that asks a buddy for another time; empty for a plan of one's own.
        let askPath: String
        let askLabel: String
        let settlementPath: String
        let doneLabel: String
        let letGoLabel: String

        package init(
            _ words: String,
            version: String,
            move: (path: String, day: String, at: String, label: String),
            ask: (path: String, label: String),
            settlement: (path: String, done: String, letGo: String)
        ) {
            self.questionWords = words
            self.questionVersion = version
            (self.movePath, self.offerDay, self.offerAt, self.moveLabel) = move
            (self.askPath, self.askLabel) = ask
            (self.settlementPath, self.doneLabel, self.letGoLabel) = settlement
        }
    }

    /// Whether it was missed and waits for an answer.
    package var asks: Bool { !self.planQuestions.isEmpty }

    /// Says what is planned: "To train: Legs (18:00–18:45), Swim (20:00–21:00)", as a sentence.
    package static func toTrain(_ plans: [PlanLine]) -> String {
        "To train: \(plans.map { "\($0.planTitle) (\($0.planNote))" }.joined(separator: ", "))."
    }

    package init(
        path: String,
        title: String,
        note: String,
        icon: String,
        colour: String,
        figures: [String] = [],
        isOpen: Bool = true,
        isSoon: Bool = false,
        isChosen: Bool = true,
        question: Question? = nil
    ) {
        self.planPath = path
        self.planTitle = title
        self.planNote = note
        self.planIcon = icon
        self.planColour = colour
        self.figure = figures.first ?? ""
        self.planFigures = FigureView.all(figures)
        self.planIsOpen = isOpen
        self.planIsSoon = isSoon
        self.planIsChosen = isChosen
        self.planQuestions = [question].compactMap(\.self)
    }
}
