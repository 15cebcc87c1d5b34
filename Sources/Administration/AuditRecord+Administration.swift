import Audit
import Foundation
import Members
import Storage

extension AuditRecord.Action {
    static let announced = Self("announced", words: "said something to")
    static let announcementTakenBack = Self("announcement-taken-back", words: "took an announcement back")
    static let partSwitchedOff = Self("part-switched-off", words: "switched off")
    static let partSwitchedOn = Self("part-switched-on", words: "switched on")
    static let jobTriedAgain = Self("job-tried-again", words: "let a job run again")
}

extension AuditRecord {
    /// Writes a record of an administrator's action; nobody is the operator, on the command line.
    static func write(
        _ action: Action,
        byWhom administrator: Member?,
        on subject: String,
        detail: String = "",
        at now: Date,
        in connection: any SQLConnection
    ) throws {
        if let administrator {
            try Self.write(action, by: administrator, on: subject, detail: detail, at: now, in: connection)
        } else {
            try Self.writeOfOperator(action, on: subject, detail: detail, at: now, in: connection)
        }
    }
}
