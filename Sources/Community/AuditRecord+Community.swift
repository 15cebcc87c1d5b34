import Audit

extension AuditRecord.Action {
    static let reportOpened = Self("report-opened", words: "opened a report about")
    static let reportDismissed = Self("report-dismissed", words: "dismissed a report about")
    static let reportReopened = Self("report-reopened", words: "took back a decision about")
    static let memberWarned = Self("member-warned", words: "warned")
    static let eventMade = Self("event-made", words: "made the event")
    static let eventChanged = Self("event-changed", words: "changed the event")
    static let eventCancelled = Self("event-cancelled", words: "cancelled the event")
    static let eventHandedOver = Self("event-handed-over", words: "gave into other hands the event")
    static let eventRestored = Self("event-restored", words: "let take place after all")
}
