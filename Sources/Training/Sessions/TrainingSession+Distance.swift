import Members

extension TrainingSession {
    /// An exercise whose distance was said.
    struct Way: Sendable, Equatable {
        let exercise: Exercise.ID
        var metres: Double
        /// From the beginning of its first set to the end of its last: who walks between runs gets on, too.
        var seconds: Double

        /// Returns text such as "2.8 km, 6:04 min/km".
        func text(in units: Units) -> String {
            let pace = ActivityWords.pace(metres: self.metres, seconds: self.seconds, in: units)
            return [units.text(kilometres: self.metres / 1_000), pace].compactMap(\.self).joined(separator: ", ")
        }
    }

    /// The exercises whose distance was said, in the order of the workout.
    var ways: [Way] {
        zip(self.script.items, self.state.exercises).compactMap { item, exercise in
            let done = exercise.doneSets.map(\.numbers)
            let metres = done.reduce(0) { $0 + ($1.metres ?? 0) }
            guard metres > 0 else { return nil }
            let work = done.reduce(0) { $0 + min($1.seconds ?? 0, WorkoutLimits.longestSet) * (item.sides ? 2 : 1) }
            return Way(
                exercise: item.exercise,
                metres: metres,
                seconds: work + Double(exercise.rest) * Double(done.count - 1)
            )
        }
    }

    /// The distance of the whole session in metres; nil where none was said.
    var metres: Double? {
        let ways = self.ways
        return ways.isEmpty ? nil : ways.reduce(0) { $0 + $1.metres }
    }

    /// Returns the place of the exercise whose distance may be said now; nil for none.
    ///
    /// It is the last one left that has a distance and of which something was done, while few others were done since; the
    /// summary asks for what nobody said by then. `session-distance.js` says the same.
    func asksDistance(knowing exercises: ExerciseCatalogue) -> Int? {
        guard self.state.startedAt != nil else { return nil }
        let end = self.state.current ?? self.state.exercises.count
        return (max(end - Self.distanceAsked, 0)..<end).last {
            let item = self.script.items[$0]
            return item.hasDistance(in: self.state.exercises[$0].part, of: exercises[item.exercise])
                && !self.state.exercises[$0].doneSets.isEmpty
        }
    }

    /// How many exercises later a distance is still asked for: a cool-down has five at most.
    private static let distanceAsked = 6
}
