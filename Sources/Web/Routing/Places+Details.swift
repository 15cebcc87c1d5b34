package import HealthMath

/// Addresses with an id, a day or a topic that more than one wing leads to.
extension Places {
    /// A chapter of the help.
    package static func help(_ topic: String) -> String { "\(self.help.path)#\(topic)" }

    /// The diary of a day.
    package static func diary(_ day: CalendarDay) -> String { "\(self.today.path)/\(day)" }

    /// A workout that a member keeps.
    package static func workout(_ id: String) -> String { "\(self.workouts.path)/\(id)" }

    /// A session under way or done.
    package static func session(_ id: String) -> String { "/sessions/\(id)" }
}
