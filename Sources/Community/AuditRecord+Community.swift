import Audit

extension AuditRecord.Action {
    static let reportOpened = Self("report-opened", words: "opened a report about")
    static let reportDismissed = Self("report-dismissed", words: "dismissed a report about")
    static let memberWarned = Self("member-warned", words: "warned")
}
