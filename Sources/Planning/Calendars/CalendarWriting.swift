/// A calendar to which planned workouts can be written.
package protocol CalendarWriting: Sendable {
    /// Writes an event or changes the existing one; returns what is needed to change or remove it later.
    ///
    /// `kept` is what the last call for this event returned; nil for a new event. Writing the same again is harmless.
    func put(_ event: PlannedEvent, kept: String?) async throws(CalendarTrouble) -> String

    /// Removes an event; an event that is gone already is no error.
    func remove(_ id: String, kept: String) async throws(CalendarTrouble)
}
