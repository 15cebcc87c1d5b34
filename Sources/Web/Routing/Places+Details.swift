package import HealthMath

/// Addresses with an id, a day or a topic that more than one wing links to.
extension Places {
    /// Returns the address of a topic of the help.
    package static func help(_ topic: String) -> String { self.helpTopic.path(topic) }

    /// Returns the address of the diary of a day.
    package static func diary(_ day: CalendarDay) -> String { self.day.path("\(day)") }

    /// Returns the address of a workout of the member.
    package static func workout(_ id: String) -> String { self.workout.path(id) }

    /// Returns the address of the form for a workout that fits so many minutes.
    package static func newWorkout(minutes: Int) -> String { "\(self.newWorkout.path)?minutes=\(minutes)" }

    /// Returns the path by which a workout is begun.
    package static func sessions(of workout: String) -> String { self.workoutSessions.path(workout) }

    /// Returns the address of a session under way or done.
    package static func session(_ id: String) -> String { self.session.path(id) }

    /// Returns the address of something trained.
    package static func activity(_ id: String) -> String { self.activity.path(id) }

    /// Returns the address of the summary of something trained, or it itself where it has none.
    package static func activitySummary(_ id: String) -> String { self.activitySummary.path(id) }

    /// Returns the address of what was said of the weight of a day, or is to be said.
    package static func weighing(_ day: CalendarDay) -> String { self.weighing.path("\(day)") }

    /// Returns the address of what was drunk and walked on a day, or is to be said.
    package static func readings(_ day: CalendarDay) -> String { self.readings.path("\(day)") }

    /// Returns the address of a step of the welcome; "done" is its end.
    package static func welcome(_ step: String) -> String { self.welcomeStep.path(step) }
}
