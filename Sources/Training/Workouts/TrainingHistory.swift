import HealthMath

/// A member's recent training, as far as the next workout depends on it.
package struct TrainingHistory: Sendable, Equatable {
    /// The last two weeks, newest first.
    var days: [Day] = []

    package struct Day: Sendable, Equatable {
        let day: CalendarDay
        /// Sets done, by exercise.
        let sets: [Exercise.ID: Int]
        /// The highest exertion of the day, 1 to 10; nil when none was given.
        var exertion: Double?
    }
}
