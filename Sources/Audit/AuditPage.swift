import Foundation
import Members
import Storage
package import Web

/// The log of administrators' actions, newest first.
struct AuditPage: PageModel {
    static let template = "audit/list"

    struct Item: Encodable, Sendable {
        let recordWords: String
        let recordSubject: String
        let recordDetail: String
        let recordTime: String
        /// Empty unless the reader may take it back.
        let recordUndo: String
    }

    let frame: Frame
    let query: String
    let items: [Item]
    let nextPath: String

    /// The most records on one page.
    static let length = 100

    init(_ records: [AuditRecord], query: String, at now: Date, in timeZone: TimeZone, frame: Frame) {
        self.frame = frame
        self.query = query
        self.items = records.map {
            Item(
                recordWords: $0.sentence,
                recordSubject: $0.subjectInWords,
                recordDetail: $0.detail,
                recordTime: DayName.moment($0.at, at: now, in: timeZone),
                recordUndo: $0.undo
            )
        }
        let last = records.count == Self.length ? records.last : nil
        self.nextPath =
            last.map {
                "\(Places.log.path)?q=\(query.escapedForAddress)&after=\(Cursor(at: $0.at.milliseconds, id: String($0.id)))"
            } ?? ""
    }
}

extension PageBundle {
    package static let audit = PageBundle(
        templates: Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates",
        models: [AuditPage.self]
    )
}
