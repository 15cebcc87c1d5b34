/// One exercise of a superset, side by side with those that it is done in turn with.
struct SessionHalfView: Encodable, Sendable {
    let halfNumber: String
    /// "A1".
    let halfMark: String
    let halfName: String
    /// "Set 2 of 3", or that it is done; `session-words.js` writes the same.
    let halfWords: String
    /// What its next set is to be, "10 × 20 kg"; empty when it is done.
    let halfDose: String
    let isDue: Bool

    init(_ place: Int, in block: Range<Int>, of session: TrainingSession, words: SetWords) {
        let (item, exercise) = (session.script.items[place], session.state.exercises[place])
        self.halfNumber = String(place + 1)
        self.halfMark = Superset.mark(exercise.superset ?? 1, place: place - block.lowerBound)
        self.halfName = item.name
        let next = exercise.isFinished ? nil : exercise.shownSets.firstIndex { !$0.isDone }
        self.halfWords =
            exercise.isSkipped ? "Skipped" : next.map { "Set \($0 + 1) of \(exercise.shownSets.count)" } ?? "Done"
        self.halfDose = next.map { words.text(exercise.shownSets[$0].numbers, eachSide: item.sides) } ?? ""
        self.isDue = session.state.current == place
    }
}
