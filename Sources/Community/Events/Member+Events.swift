import Members

extension Member {
    /// Whether they make events.
    var looksAfterEvents: Bool {
        self.role.duties.contains(.events) && !self.isSuspended
    }

    /// Returns whether they may change an event: administrators every one, others their own.
    func mayChange(_ event: GroupEvent) -> Bool {
        self.looksAfterEvents && (self.role == .administrator || event.organiser == self.id)
    }
}
