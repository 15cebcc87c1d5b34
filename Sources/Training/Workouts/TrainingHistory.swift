package import HealthMath

/// What a member trained of late, as far as the next workout should know.
package struct TrainingHistory: Sendable, Equatable {
    /// The last two weeks, newest first.
    package var days: [Day]

    package init(days: [Day] = []) { self.days = days }

    package struct Day: Sendable, Equatable {
        package let day: CalendarDay
        /// Sets done, by exercise.
        package let sets: [Exercise.ID: Int]
        /// The highest exertion said, 1 to 10; nil when none was.
        package let exertion: Double?

        package init(day: CalendarDay, sets: [Exercise.ID: Int], exertion: Double? = nil) {
            self.day = day
            self.sets = sets
            self.exertion = exertion
        }
    }
}
