import Audit
import Foundation
import Members
import Notices
import Storage

extension ReportQueue {
    /// Takes back what this member of the staff just decided, so that the report waits again.
    ///
    /// Returns false when it waits already, another decided, or it is too late. Whom it is about is told; notices of
    /// the decision are gone, letters that went out are not.
    func reopen(_ report: Report, about name: String, by staff: Member, at now: Date) async throws -> Bool {
        guard let decision = Decision.allCases.first(where: { $0.state == report.state }) else { return false }
        let subject = "\(name) (report \(report.id))"
        do {
            return try await self.database.write { [suspending] db in
                guard let decidedAt = try Self.decidedAt(report, in: db),
                    try AuditRecord.isJustDone(
                        decision.action,
                        by: staff,
                        on: subject,
                        of: Date(milliseconds: decidedAt),
                        at: now,
                        in: db
                    )
                else { return false }
                let reopened = try db.execute(
                    """
                    UPDATE report SET state = 'open', decided_at = NULL, told = NULL
                    WHERE id = \(report.id) AND state = \(report.state.rawValue) AND decided_at = \(decidedAt)
                    """
                )
                guard reopened == 1 else { return false }
                // A suspension of before is not of this decision, and stays.
                let isOfThis = try suspending.since(report.about, db)?.milliseconds == decidedAt
                if decision == .suspension, isOfThis { _ = try suspending.end(report.about, now, db) }
                try AuditRecord.write(
                    .reportReopened,
                    by: staff,
                    on: subject,
                    detail: AuditRecord.takenBack,
                    at: now,
                    in: db
                )
                for owner in [report.about, report.reporter].compactMap(\.self) {
                    try Notice.takeBack(owner, cause: "report \(report.id)", in: db)
                }
                if let words = decision.wordsTakenBack {
                    let cause = "report \(report.id) taken back \(now.milliseconds)"
                    try Notice.tell(report.about, .house, words, cause: cause, at: now, in: db)
                }
                return true
            }
        } catch DatabaseError.uniqueViolation {
            // The reporter sent the same again meanwhile; that one waits.
            return false
        }
    }

    /// Returns nil for a report that waits, or was decided in another way since it was read.
    private static func decidedAt(_ report: Report, in db: any SQLConnection) throws -> Int64? {
        try db.row("SELECT decided_at FROM report WHERE id = \(report.id) AND state = \(report.state.rawValue)") {
            try $0.optionalInteger(0)
        } ?? nil
    }
}

extension Decision {
    /// The notice to whom it was about when it is taken back; nil where they were told nothing.
    fileprivate var wordsTakenBack: String? {
        switch self {
        case .dismissal: nil
        case .warning: "The warning you just got was taken back."
        case .suspension: "The suspension of your account was taken back. Good to have you here."
        }
    }
}
