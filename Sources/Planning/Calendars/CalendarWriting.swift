/// A calendar to which planned workouts can be written.
package protocol CalendarWriting: Sendable {
    /// Writes an event, or changes the one that is there; returns what has to be known to change or remove it later.
    ///
    /// `kept` is what the last writing of this event returned; nil for one that is new. Writing the same again is
    /// harmless.
    func put(_ event: PlannedEvent, kept: String?) async throws(CalendarTrouble) -> String

    /// Takes an event away; one that is gone already is as good.
    func remove(_ id: String, kept: String) async throws(CalendarTrouble)
}
