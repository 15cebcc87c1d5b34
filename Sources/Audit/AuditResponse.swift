import Foundation
import Storage
import Web

/// The log of administrators' actions as a device reads it, the latest first.
struct AuditResponse: Encodable, Sendable {
    struct Record: Encodable, Sendable {
        /// In UTC.
        let at: String
        let who: String
        /// The name of the action, which never changes.
        let action: String
        let about: String
        let why: String
    }

    let records: [Record]
    /// The value of `after` for the next page; null on the last.
    let next: OrNull<String>

    init(_ records: [AuditRecord]) {
        self.records = records.map {
            Record(
                at: $0.at.formatted(.iso8601),
                who: $0.actor,
                action: $0.action.name,
                about: $0.subject,
                why: $0.detail
            )
        }
        let last = records.count == AuditPage.length ? records.last : nil
        self.next = OrNull(last.map { Cursor(at: $0.at.milliseconds, id: String($0.id)).description })
    }
}
