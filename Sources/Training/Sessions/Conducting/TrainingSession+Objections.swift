/// What speaks against exercises of a session that its member has still to do.
extension TrainingSession {
    /// Returns the words of safety by the places of exercises; empty when nothing is to be said.
    ///
    /// Health may have changed since the workout was made, or since the session began.
    func objections(for trainee: Trainee) -> [Int: String] {
        guard self.state.end == nil else { return [:] }
        let open = zip(self.script.items, self.state.exercises).enumerated().filter { !$0.element.1.isFinished }
        return Dictionary(
            open.compactMap { place, one in trainee.objection(to: one.0).map { (place, $0) } },
            uniquingKeysWith: { $1 }
        )
    }
}
