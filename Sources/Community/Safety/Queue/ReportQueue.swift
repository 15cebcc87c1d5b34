import Audit
import Foundation
import Members
import Notices
import Storage
import Web

/// The reports for administrators and moderators.
///
/// They see none about themselves, and decide none that they sent; those about administrators are for other
/// administrators alone.
struct ReportQueue: Sendable {
    /// Thrown for a report that somebody decided meanwhile.
    struct Decided: Error {}
    /// Thrown for a report that the administrator sent; another one must decide it.
    struct OwnReport: Error {}

    /// The seconds in which opening a report again writes no second audit record.
    private static let openingSpan: TimeInterval = 3_600

    let database: any Database
    let seal: Seal
    let suspending: Suspending
    let appeal: Appeal
    /// Finds the administrators.
    var administrators: @Sendable (any SQLConnection) throws -> [Member.ID] = { _ in [] }

    /// The number of waiting reports, and the members whom they wait for.
    var open: WaitingReports { WaitingReports(database: self.database, administrators: self.administrators) }

    /// Returns the undecided reports after a cursor, the longest waiting first; without an administrator all, for the operator.
    func waiting(for administrator: Member.ID?, after cursor: Cursor?, limit: Int) async throws -> [Report] {
        try await self.database.read { [self] db in
            let hidden = try self.open.hidden(from: administrator, in: db)
            return try db.rows(Self.waiting(but: hidden, after: cursor, limit: limit), self.report)
        }
    }

    static func waiting(but hidden: [Member.ID], after cursor: Cursor?, limit: Int) -> SQL {
        let cursor = cursor.flatMap { cursor in Int64(cursor.id).map { (cursor.at, $0) } }
        let after: SQL = cursor.map { "AND (at > \($0.0) OR (at = \($0.0) AND id > \($0.1)))" } ?? ""
        return """
            SELECT \(Self.columns) FROM report WHERE state = 'open' AND about_id NOT IN \(list: hidden) \(after)
            ORDER BY at, id LIMIT \(limit)
            """
    }

    /// Returns nil when there is none, or it is about the administrator.
    func find(_ id: Int64, for administrator: Member.ID?) async throws -> Report? {
        try await self.database.read { [self] db in
            let hidden = try self.open.hidden(from: administrator, in: db)
            return try db.row(
                "SELECT \(Self.columns) FROM report WHERE id = \(id) AND about_id NOT IN \(list: hidden)",
                self.report
            )
        }
    }

    /// Writes an audit record about opening a report; call it before the report is shown.
    ///
    /// It writes once an hour for each administrator and report, because deciding takes several requests for the same
    /// page; for the operator each time.
    func noteOpening(of report: Report, about name: String, by administrator: Member?, at now: Date) async throws {
        try await self.database.write { db in
            let subject = "\(name) (report \(report.id))"
            guard let administrator else {
                return try AuditRecord.writeOfOperator(.reportOpened, on: subject, at: now, in: db)
            }
            try AuditRecord.write(
                .reportOpened,
                by: administrator,
                on: subject,
                unlessSince: now.addingTimeInterval(-Self.openingSpan),
                at: now,
                in: db
            )
        }
    }

    /// Counts the decisions about other reports of the same member, and how many of those wait.
    func history(of report: Report) async throws -> [Report.State: Int] {
        let counts = try await self.database.rows(
            "SELECT state, COUNT(*) FROM report WHERE about_id = \(report.about) AND id <> \(report.id) GROUP BY state"
        ) { row in
            var columns = row.reader
            return (Report.State(rawValue: try columns.text()) ?? .open, try columns.int())
        }
        return Dictionary(counts, uniquingKeysWith: +)
    }

    /// Decides, notifies both and writes an audit record, in one transaction.
    ///
    /// Without an administrator it is the operator's, on the command line, who may decide what is about any administrator.
    /// Throws `OwnReport` for the reporter, `Decided` when another was faster, `Suspending.LastOne` for the last
    /// administrator.
    func decide(
        _ report: Report,
        _ decision: Decision,
        note: String,
        about name: String,
        by administrator: Member?,
        at now: Date
    ) async throws {
        if let administrator, report.reporter == administrator.id { throw OwnReport() }
        // The identities of rows are positive.
        let oneself = administrator?.id ?? 0
        let words = decision.words(note, for: report.reason, self.appeal)
        let told = try words.map { try self.seal.seal($0, as: Report.context("told", about: report.about)) }
        try await self.database.write { [suspending] db in
            // This takes a lock, so it comes before all other writes.
            if decision == .suspension { _ = try suspending.begin(report.about, now, db) }
            let isFirst = try db.execute(
                """
                UPDATE report SET state = \(decision.state.rawValue), decided_at = \(now.milliseconds), told = \(told)
                WHERE id = \(report.id) AND state = 'open' AND about_id <> \(oneself)
                    AND (reporter_id IS NULL OR reporter_id <> \(oneself))
                """
            )
            guard isFirst == 1 else { throw Decided() }
            let subject = "\(name) (report \(report.id))"
            try AuditRecord.write(
                decision.action,
                byWhom: administrator,
                on: subject,
                detail: note,
                undo: CommunitySafetyLinks.reopening(report.id),
                at: now,
                in: db
            )
            let cause = "report \(report.id)"
            if let words {
                try Notice.tell(report.about, .house, words, path: decision.path, cause: cause, at: now, in: db)
            }
            if let reporter = report.reporter {
                try Notice.tell(reporter, .house, Self.thanks, cause: cause, at: now, in: db)
            }
        }
    }

    /// Returns whether this member of the staff may decide about a member.
    func isOpen(_ member: Member.ID, to staff: Member.ID) async throws -> Bool {
        try await self.database.read { [self] db in try !self.open.hidden(from: staff, in: db).contains(member) }
    }

    /// Ends a suspension, notifies the member and writes an audit record; false when the member isn't suspended.
    func restore(
        _ member: Member.ID,
        note: String,
        named name: String,
        by administrator: Member,
        at now: Date
    ) async throws -> Bool {
        try await self.database.write { [self] db in
            guard try !self.open.hidden(from: administrator.id, in: db).contains(member),
                try suspending.end(member, now, db)
            else { return false }
            try AuditRecord.write(.memberRestored, by: administrator, on: name, detail: note, at: now, in: db)
            let words = ["Your account isn't suspended any more. Good to have you back.", note]
            try Notice.tell(
                member,
                .house,
                words.filter { !$0.isEmpty }.joined(separator: " "),
                path: Places.together.path,
                cause: "restored \(now.milliseconds)",
                at: now,
                in: db
            )
            return true
        }
    }

    /// Returns the words that a suspended member was sent; nil when nobody gave a reason.
    func reason(of member: Member.ID) async throws -> String? {
        if let said = try await self.suspending.reason(member) { return said }
        let told = try await self.database.row(
            """
            SELECT told FROM report WHERE about_id = \(member) AND state = 'suspended'
            ORDER BY decided_at DESC, id DESC LIMIT 1
            """
        ) { try $0.blob(0) }
        do {
            return try told.map { try self.seal.open($0, as: Report.context("told", about: member)) }
        } catch is Seal.Broken {
            // The key that sealed it is lost; the member still has the notice.
            return nil
        }
    }

    private static let thanks = "Thank you for your report. We looked into it and did what we found right."

    private static let columns: SQL = "id, reporter_id, about_id, reason, sealed, at, state"

    private func report(_ row: SQLRow) throws -> Report {
        var columns = row.reader
        let (id, reporter, about) = (try columns.integer(), try columns.optionalInteger(), try columns.integer())
        return Report(
            id: id,
            reporter: reporter,
            about: about,
            reason: Report.Reason(rawValue: try columns.text()) ?? .other,
            account: try self.account(try columns.blob(), of: id, about: about),
            at: Date(milliseconds: try columns.integer()),
            state: Report.State(rawValue: try columns.text()) ?? .open
        )
    }

    /// Opens what was reported; an unreadable report is still listed, so that the others can be decided.
    private func account(_ sealed: [UInt8], of id: Int64, about: Member.ID) throws -> Report.Account {
        do {
            let text = try self.seal.open(sealed, as: Report.context("sealed", about: about))
            return try JSONDecoder().decode(Report.Account.self, from: Data(text.utf8))
        } catch is Seal.Broken {
            return Report.Account(words: "(can't be read: it was sealed with another key)", messages: [])
        } catch let error as DecodingError {
            self.database.setAside.tell(RowName("report", owner: about, key: String(id)), because: error)
            return Report.Account(words: "(can't be read)", messages: [])
        }
    }
}
