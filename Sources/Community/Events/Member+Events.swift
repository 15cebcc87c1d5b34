import Members

extension Member {
    /// Whether they make events.
    var looksAfterEvents: Bool {
        (self.role == .organiser || self.role == .administrator) && !self.isSuspended
    }

    /// Whether they may change an event: administrators every one, organisers their own.
    func mayChange(_ event: GroupEvent) -> Bool {
        self.looksAfterEvents && (self.role == .administrator || event.organiser == self.id)
    }
}
