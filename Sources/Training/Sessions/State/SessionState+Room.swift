/// How long the text of a state may become.
extension SessionState {
    /// The most letters of the text: as many as the table takes.
    static let mostLetters = 400_000

    /// Returns whether the text fits after an event of this kind; what ends a session finds room that others leave it.
    func hasRoom(after kind: SessionEvent.Kind) -> Bool {
        self.facts * Self.lettersOfFact <= Self.mostLetters - Self.lettersOfEnd
            || self.text.utf8.count <= Self.mostLetters(after: kind)
    }

    static func mostLetters(after kind: SessionEvent.Kind) -> Int {
        switch kind {
        case .stop, .next, .feel: self.mostLetters
        default: self.mostLetters - self.lettersOfEnd
        }
    }

    /// The letters that are kept free for the end, and for how it felt: both together take some 200.
    private static let lettersOfEnd = 1_000
    /// More letters than any single fact takes: an imported id of 36 control characters alone takes 216.
    private static let lettersOfFact = 500

    private var facts: Int {
        self.exercises.reduce(10 + self.ticks.count + self.pulse.count + (self.restLonger ?? []).count) {
            sum,
            exercise in
            exercise.sets.reduce(sum + 1) { $0 + 1 + $1.said.count + $1.undone.count }
        }
    }
}
