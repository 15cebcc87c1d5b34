/// The rest that is on.
extension SessionState {
    /// When the last set was done, in milliseconds, and the place of its exercise; nil before the first.
    var lastSet: (at: Int64, place: Int)? {
        var last: (at: Int64, place: Int)?
        for (place, exercise) in self.exercises.enumerated() {
            for case let completion? in exercise.sets.map(\.completion) where completion.at >= last?.at ?? 0 {
                last = (completion.at, place)
            }
        }
        return last
    }

    /// Returns the index of the exercise after whose set the current rest is; nil when there is none.
    func rested(at now: Int64) -> Int? { self.restEnds(at: now).flatMap { _ in self.lastSet?.place } }

    /// Returns when the current rest ends, in milliseconds; nil when there is none.
    func restEnds(at now: Int64) -> Int64? {
        guard let current, let last = self.lastSet, last.at > self.restEndedAt ?? 0,
            !self.goesOn(from: last.place, to: current)
        else { return nil }
        let isLast =
            self.superset(around: current).upperBound == self.exercises.count && self.exercises[current].isFinished
        let longer = (self.restLonger ?? []).count { $0.at >= last.at } * Longer.seconds
        let ends = last.at + Int64(self.rest(after: last.place) + longer) * 1_000
        return isLast || ends <= now ? nil : ends
    }

    /// Returns whether a set of one exercise follows that of another without a rest: the next of a superset, in the
    /// same round.
    private func goesOn(from place: Int, to next: Int) -> Bool {
        next > place && self.superset(around: place).contains(next) && !self.exercises[next].isFinished
    }

    /// Returns the rest after a set, in seconds: in a superset that after its rounds, for what is left of it may be
    /// done alone.
    private func rest(after place: Int) -> Int {
        self.superset(around: place).map { self.exercises[$0].rest }.max() ?? 0
    }
}
